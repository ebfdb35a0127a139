declare module '@generated/site-collections/default/benefits.json' {
  const benefits: import('../common/schema').BenefitRow[];
  export default benefits;
}
