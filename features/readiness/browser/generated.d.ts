declare module '@generated/site-readiness/default/files.json' {
  const data: import('../common/rules').ReadinessFiles['files.json'];
  export default data;
}

declare module '@generated/site-readiness/default/checklist.json' {
  const data: import('../common/rules').ReadinessFiles['checklist.json'];
  export default data;
}
