declare module '@generated/client-global-data.json' {
  const data: Record<string, Record<string, unknown>>;
  export default data;
}
