/** Data as the text of a JSON file that people read, too. */
export const toJson = (data: unknown): string => `${JSON.stringify(data, null, 2)}\n`;
