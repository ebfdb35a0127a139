declare module '@generated/site-controls/default/explorer.json' {
  const data: import('../common/schema').ControlsFiles['explorer.json'];
  export default data;
}

declare module '@generated/site-controls/default/nist.json' {
  const data: import('../common/schema').ControlsFiles['nist.json'];
  export default data;
}

declare module '@generated/site-controls/default/coverage.json' {
  const data: import('../common/schema').ControlsFiles['coverage.json'];
  export default data;
}

declare module '@generated/site-controls/default/plan.json' {
  const data: import('../common/schema').ControlsFiles['plan.json'];
  export default data;
}

declare module '@generated/site-controls/default/edition.json' {
  const data: import('../common/schema').ControlsFiles['edition.json'];
  export default data;
}
