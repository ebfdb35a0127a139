/** Data as the text of a JSON file that people read, too. */
export const toJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;

/** A place in a file, for a result in SARIF. */
export const sarifPlace = (file: string, startLine: number) => ({
  physicalLocation: {
    artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
    region: { startLine },
  },
});

/** A report in SARIF 2.1.0, which code hosts show beside the lines of files. */
export const toSarifLog = <Run>(...runs: Run[]) => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0' as const,
  runs,
});
