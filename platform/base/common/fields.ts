import * as z from 'zod';

/** A calendar day, `YYYY-MM-DD`, in quotes (YAML would turn it into a timestamp). */
export const isoDay = z.iso.date({
  error: ({ input }) =>
    typeof input === 'string'
      ? `"${input}" is not a calendar day → Write it as "YYYY-MM-DD", for example "2027-03-15".`
      : 'is not a day → Write it as "YYYY-MM-DD", in quotes, for example "2027-03-15".',
});

// One pattern holds the whole rule, so that the published JSON Schema refuses what this site does.
export const DAY = z.core.regexes.date.source.slice(1, -1);
export const YEAR_OR_MONTH = '\\d{4}(?:-(?:0[1-9]|1[0-2]))?';

/** A date as precise as it is known: a year, a month or a day. */
export const partialDate = z
  .string({ error: 'is not a date → Write it in quotes: "2024", "2024-03", or "2024-03-28".' })
  .regex(new RegExp(`^(?:${YEAR_OR_MONTH}|${DAY})$`), {
    error: (issue) =>
      `"${String(issue.input)}" is not a calendar date → Write "2024", "2024-03", or "2024-03-28".`,
  });

/** Whether the host of an address is written in ASCII, in which no letter is taken for another. */
export const hasPlainHost = (url: string): boolean =>
  !/^[a-z]+:\/\/[^/?#]*(?:[^ -~]|xn--)/i.test(url);

/**
 * An address that readers can follow safely, in signs that mean nothing else to any format.
 *
 * @param remedy for one without https
 */
export const addressField = (remedy: string) => {
  const error = (issue: { input?: unknown }) =>
    `${JSON.stringify(issue.input)} is not an https address → ${remedy}`;
  return z
    .url({ protocol: /^https$/, error, abort: true })
    .refine((url) => /^[^\s\p{C}\\"<>^`{|}]+$/u.test(url), {
      error: (issue) =>
        `${JSON.stringify(issue.input)} holds characters that no address has → Copy the address from a browser, which writes %22 for a quote, for example.`,
      abort: true,
    })
    .refine(hasPlainHost, {
      error: (issue) =>
        `${JSON.stringify(issue.input)} names a host in letters that look like others → Use an address whose host is written in plain letters.`,
      abort: true,
    })
    .refine((url) => !/^https:\/\/[^/?#]*@/.test(url), {
      error: (issue) =>
        `${JSON.stringify(issue.input)} names a user, which makes one site look like another → Remove what comes before the @.`,
    });
};

export const httpsUrl = addressField('Write the whole address, starting with https://.');

export const email = z.email({
  error: ({ input }) =>
    `${JSON.stringify(input)} is not a mail address → Write it as name@example.org.`,
});

/** Lower-case letters, digits and single hyphens: safe in addresses and anchors. */
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: (issue) =>
    `${JSON.stringify(issue.input)} is not a slug → Use lowercase letters, digits, and single hyphens.`,
});

/**
 * One of a few values.
 *
 * @param what they are, for the message
 */
export const oneOf = <const Value extends string>(values: readonly Value[], what: string) =>
  z.enum(values, {
    error: ({ input }) =>
      input === undefined
        ? `is missing → Use one of ${values.join(', ')}.`
        : `${JSON.stringify(input)} is not a known ${what} → Use one of ${values.join(', ')}.`,
  });

/**
 * Where a rule between fields is held: wherever each of them is right by itself, so that a problem
 * of another field doesn't hide it.
 */
export const whenFieldsValid = (...fields: string[]): Required<z.core.$ZodSuperRefineParams> => ({
  when: ({ value, issues }) =>
    typeof value === 'object' &&
    value !== null &&
    !issues.some(({ path = [] }) => fields.includes(String(path[0]))),
});

const CURLY = /[‘’“”]/;

/** A text that is not empty. */
export const text = z
  .string({
    error: ({ input }) =>
      input === undefined ? 'is missing → Add it, with a text.' : 'is not text → Write it as text.',
  })
  .trim()
  .min(1, { error: 'is empty → Write the text, or remove the field.' })
  .refine((value) => !CURLY.test(value), {
    error: 'has curly quotes or apostrophes → Write straight ones: " and \'.',
  });

/**
 * One line of Markdown: text, code between single backticks, and links to a route of this site, a
 * mail address or https. Nothing in it is HTML or an image.
 */
export const markdownLine = text.refine(
  (value) =>
    // Where backticks neither double nor are escaped, each pair of them is code.
    !/``|\\`/.test(value) &&
    !/[\n<>{}]|!\[|\]\((?!https:\/\/|mailto:|\/(?!\/))/.test(value.replace(/`[^`]*`/g, '')),
  {
    error:
      'is not one line of text with links → Write one line without HTML; links start with https://, mailto:, or the slash of a route, and code is between single backticks.',
  },
);

/** Route of a page of this site, perhaps with an anchor; never `//`, which begins another site. */
const ROUTE = /^\/(?!\/)[\w/.-]*(?:#[\w-]+)?$/;

export const route = z.string().regex(ROUTE, {
  error: 'is not a route → Write the route of a page of this site, with its slash.',
});

/** Route of this site or address of another. */
export const routeOrUrl = z.union([route, httpsUrl], {
  error: 'is not an address → Write a route with its slash, or the whole https address.',
});

/**
 * A key of a vocabulary.
 *
 * @param what the values are, in the singular
 * @param file in which authors find the vocabulary
 */
export function keyOf<T extends Record<string, string>>(values: T, what: string, file: string) {
  const keys = Object.keys(values) as [keyof T & string, ...(keyof T & string)[]];
  return z.enum(keys, {
    error: (issue) =>
      `${JSON.stringify(issue.input)} is not a known ${what} → Use one of ${file}, or add it there.`,
  });
}
