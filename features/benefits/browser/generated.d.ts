declare module '@generated/site-collections/default/benefits.json' {
  const benefits: import('../common/view').BenefitRow[];
  export default benefits;
}
