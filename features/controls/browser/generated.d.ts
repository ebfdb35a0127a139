declare module '@generated/site-controls/default/explorer.json' {
  const data: import('../common/generated').ControlsFiles['explorer.json'];
  export default data;
}

declare module '@generated/site-controls/default/nist.json' {
  const data: import('../common/generated').ControlsFiles['nist.json'];
  export default data;
}

declare module '@generated/site-controls/default/coverage.json' {
  const data: import('../common/generated').ControlsFiles['coverage.json'];
  export default data;
}

declare module '@generated/site-controls/default/plan.json' {
  const data: import('../common/generated').ControlsFiles['plan.json'];
  export default data;
}

declare module '@generated/site-controls/default/edition.json' {
  const data: import('../common/generated').ControlsFiles['edition.json'];
  export default data;
}

declare module '@generated/site-controls/default/terms.json' {
  const data: import('../common/generated').ControlsFiles['terms.json'];
  export default data;
}
