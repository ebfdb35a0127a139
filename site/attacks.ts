/** A change of the content that looks like words and is meant to do more. */
export interface Attack {
  name: string;
  /** Text by path, relative to the folder of a site. The text of a symbolic link is its target. */
  files: Readonly<Record<string, string | { linkTo: string } | Uint8Array>>;
  /** What the check of the content says, among other things. */
  message: string;
  /** The page that the framework would compile; none where it would not look at the files. */
  page?: string;
}

/** Written by code of an attack that ran. */
export const TRACE = 'attacked';

/** Code that leaves a trace in the process in which it runs. */
const RUN = `(globalThis.${TRACE} = true)`;

const PAGE = 'docs/attack.md';
const FIELDS = `title: Attack
description: A page that is like any other, with a description that is long enough for its check.
sidebar_position: 9`;

/** Attacks in the front matter of a page. */
const inFrontMatter: readonly [name: string, text: string, message: string][] = [
  ['JavaScript', `---js\n${RUN}\n---\n`, 'line 1, front matter: begins with "---js"'],
  ['JavaScript by its long name', `---javascript\n${RUN}\n---\n`, 'begins with "---javascript"'],
  ['JavaScript behind a space', `--- js\n${RUN}\n---\n`, 'begins with "--- js"'],
  ['JavaScript behind a tab', `---\tjs\n${RUN}\n---\n`, 'begins with "---\\tjs"'],
  ['JavaScript in upper case', `---JS\n${RUN}\n---\n`, 'begins with "---JS"'],
  [
    'JavaScript behind a byte order mark',
    `\uFEFF---js\n${RUN}\n---\n`,
    'line 1, text: holds a byte order mark',
  ],
  ['JavaScript behind a lone carriage return', `---\rjs\n${RUN}\n---\n`, 'control character'],
  ['JavaScript with Windows line ends', `---js\r\n${RUN}\r\n---\r\n`, 'begins with "---js"'],
  ['CoffeeScript', `---coffee\nglobalThis.${TRACE} = true\n---\n`, 'begins with "---coffee"'],
  ['CSON', `---cson\ntitle: "x"\n---\n`, 'begins with "---cson"'],
  ['TOML', `---toml\ntitle = "x"\n---\n`, 'begins with "---toml"'],
  ['JSON', `---json\n{"title": "x"}\n---\n`, 'begins with "---json"'],
  ['YAML by its name', `---yaml\n${FIELDS}\n---\n`, 'begins with "---yaml"'],
  ['a language behind blank lines', `\n\n---js\n${RUN}\n---\n`, 'front matter: begins with ""'],
  ['more dashes', `----\n${FIELDS}\n----\n`, 'begins with "----"'],
  ['front matter without an end', `---\n${FIELDS}\n`, 'line 1, front matter: does not end'],
  [
    'an end with more behind it',
    `---\n${FIELDS}\n---js\nText\n`,
    'line 5, front matter: ends with',
  ],
  [
    'a JavaScript function as a YAML tag',
    `---\n${FIELDS}\npast: !!js/function 'function () { ${RUN} }'\n---\n`,
    'line 5, tag:yaml.org,2002:js/function: is a YAML tag',
  ],
  [
    'undefined of JavaScript as a YAML tag',
    `---\n${FIELDS}\npast: !!js/undefined ''\n---\n`,
    'is a YAML tag',
  ],
  ['bytes as a YAML tag', `---\n${FIELDS}\npast: !!binary aGk=\n---\n`, 'binary: is a YAML tag'],
  [
    'a tag of its own',
    `---\n${FIELDS}\npast: !include /etc/passwd\n---\n`,
    '!include: is a YAML tag',
  ],
  [
    'a tag on a map',
    `---\n${FIELDS}\npast: !!python/object:os.system\n  a: b\n---\n`,
    'is a YAML tag',
  ],
  [
    'a tag by a directive',
    `---\n%TAG ! tag:example.org,2000:\n${FIELDS}\n---\n`,
    'begins a line with "%TAG ! tag:example.org,2000:", a directive',
  ],
  ['another version of YAML', `---\n%YAML 1.1\n${FIELDS}\n---\n`, 'a directive'],
  [
    'aliases that multiply',
    `---\n${FIELDS}\na: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n---\n`,
    'line 5, &a: is a YAML anchor',
  ],
  ['an alias of itself', `---\n${FIELDS}\ntags: &t [*t]\n---\n`, '&t: is a YAML anchor'],
  ['a merge key', `---\n${FIELDS}\n<<: { past: x }\n---\n`, '<<: cannot be the name of a field'],
  ['a field twice', `---\n${FIELDS}\ntitle: Other\n---\n`, 'line 5, YAML: names a field twice'],
  ['a prototype', `---\n${FIELDS}\n__proto__: { x: 1 }\n---\n`, '__proto__: cannot be the name'],
  ['a list', '---\n- a\n---\n', 'line 2, front matter: is not a map of fields'],
  ['a text', '---\njust words\n---\n', 'is not a map of fields'],
  [
    'a list as a field',
    `---\n${FIELDS}\n? [a, b]\n: c\n---\n`,
    'With stringKeys, all keys must be',
  ],
  ['nesting without end', `---\n${FIELDS}\npast: ${'['.repeat(20000)}\n---\n`, 'line 5, YAML: '],
  [
    'deep nesting',
    `---\n${FIELDS}\npast: ${'['.repeat(200)}${']'.repeat(200)}\n---\n`,
    'is nested more than 30 levels deep',
  ],
  [
    'text that is read backwards',
    `---\n${FIELDS}\npast: "a \u202E b"\n---\n`,
    'line 5, text: holds a character that reverses the direction',
  ],
  [
    'text that is read backwards, written as its number',
    `---\n${FIELDS}\npast: "a \\u202E b"\n---\n`,
    'line 5, text: holds a character that reverses the direction',
  ],
  [
    'a control character, written as its number',
    `---\n${FIELDS}\npast: "a \\0 b"\n---\n`,
    'line 5, text: holds a control character',
  ],
  [
    'half of a character',
    `---\n${FIELDS}\npast: "a \\uD800 b"\n---\n`,
    'line 5, text: holds half of a character',
  ],
  [
    'a picture by a request to the bundler',
    `---\n${FIELDS}\nimage: ./a.png?!./b.png\n---\n`,
    'image: is not a known field',
  ],
  [
    'another grammar for its text',
    `---\n${FIELDS}\nmdx: { format: md }\n---\n`,
    'mdx: is not a known field',
  ],
  [
    'an edit link that is a program',
    `---\n${FIELDS}\ncustom_edit_url: javascript:${RUN}\n---\n`,
    'custom_edit_url: is not a known field',
  ],
];

/** Attacks in the text of a page. */
const inText: readonly [name: string, body: string, message: string][] = [
  ['an import', "import fs from 'node:fs';\n\nText.", 'line 7, JavaScript: "import fs'],
  [
    'an import of a component',
    "import { Term } from '@site/features/lexicon/browser/Term';",
    'JavaScript: ',
  ],
  ['an import by a loader', "import x from '!!raw-loader!/etc/passwd';", 'JavaScript: '],
  ['an export', `export const x = ${RUN};`, 'JavaScript: "export const x'],
  ['an expression', `{${RUN}}`, 'JavaScript is not allowed'],
  ['an expression in a line', `Text {process.env.HOME} text`, 'JavaScript is not allowed'],
  ['an expression between comments', `{/* a */ ${RUN} /* b */}`, 'JavaScript is not allowed'],
  ['an expression as a value', `<Step title={${RUN}} />`, '<Step> title: its value is JavaScript'],
  ['attributes by an expression', `<Step {...${RUN}} />`, '<Step>: this attribute is not allowed'],
  [
    'code that the framework compiles',
    `\`\`\`mdx-code-block\n{${RUN}}\n\`\`\``,
    'code: would be compiled',
  ],
  ['a script', '<script>alert(1)</script>', '<script>: is not allowed in Markdown'],
  ['a frame', '<iframe src="https://evil.example/" />', '<iframe>: is not allowed'],
  ['a picture with a handler', '<img src="x" onerror="alert(1)" />', '<img>: is not allowed'],
  [
    'a form',
    '<form action="https://evil.example/"><button>x</button></form>',
    '<form>: is not allowed',
  ],
  [
    'a drawing with a link',
    '<svg><a href="javascript:alert(1)">x</a></svg>',
    '<svg>: is not allowed',
  ],
  ['a style', '<style>{`body { display: none }`}</style>', '<style>: is not allowed'],
  [
    'the head of the page',
    '<Head><meta httpEquiv="refresh" content="0" /></Head>',
    '<Head>: is not',
  ],
  ['a component that nobody knows', '<Evil />', '<Evil>: is not allowed in Markdown'],
  ['a member of a component', '<Step.constructor />', '<Step.constructor>: is not allowed'],
  ['a handler', '<kbd onClick="alert(1)">x</kbd>', '<kbd> onClick: this attribute is not allowed'],
  ['a handler on a component', '<Step onClick="alert(1)" />', '<Step> onClick: this attribute'],
  [
    'HTML in an attribute',
    '<Step dangerouslySetInnerHTML={{"__html":"<b>"}} />',
    'this attribute is',
  ],
  [
    'an element in the place of another',
    '<Step as="script" />',
    '<Step> as: this attribute is not',
  ],
  ['an attribute with a name space', '<Step xlink:href="javascript:x" />', 'this attribute is not'],
  [
    'a program as a text',
    '<Step title="java\tscript:alert(1)" />',
    'is not an address that readers',
  ],
  [
    'a program in a list',
    '<Step note={["x", "javascript:alert(1)"]} />',
    'is not an address that readers',
  ],
  [
    'a box with attributes',
    ':::note{.x onclick="alert(1)"}\n\nText\n\n:::',
    ':::note: has attributes',
  ],
  [
    'a box of another kind',
    ':::script\n\nText\n\n:::',
    ':::script: is not a box that this site knows',
  ],
  ['a directive with attributes', '::iframe{src=https://evil.example/}', ':iframe: has attributes'],
  [
    'a link to a program',
    '[x](javascript:alert(1))',
    'link: "javascript:alert(1)" is not an address',
  ],
  ['a program in other case', '[x](JaVaScRiPt:alert(1))', 'is not an address'],
  ['a program with a tab', '[x](java&#9;script:alert(1))', 'is not an address'],
  ['data as a link', '[x](data:text/html,<b>)', 'is not an address'],
  ['another site without a scheme', '[x](//evil.example/)', 'is not an address'],
  ['another site by backslashes', '[x](/\\\\evil.example/)', 'is not an address'],
  ['a site that looks like another', '[x](https://www.cncf.io@evil.example/)', 'names a user'],
  ['a link without encryption', '[x](http://evil.example/)', 'is not an address'],
  ['a definition', '[x]\n\n[x]: vbscript:x', 'definition: "vbscript:x" is not an address'],
  ['a path that leads to another site', '[x](pathname:////evil.example/)', 'is not an address'],
  ['a path with a host', '[x](pathname://evil.example/)', 'is not an address'],
  ['a path twice', '[x](pathname://pathname:///a)', 'is not an address'],
  ['a file of this computer', '[x](file:///etc/passwd)', 'is not an address'],
  ['a loader in a link', '[x](!!raw-loader!./index.md)', 'is a request to the bundler'],
  ['a loader behind a query', '[x](./index.md?!./x.md)', 'is a request to the bundler'],
  [
    'a loader in a picture',
    '![x](!!raw-loader!./a.png)',
    'image: "!!raw-loader!./a.png" is a request',
  ],
  [
    'a loader behind the query of a picture',
    '![x](./a.png?!./b.png)',
    'is a request to the bundler',
  ],
  ['a query to the bundler', '![x](./a.png?raw)', 'is a request to the bundler'],
  ['a loader that is encoded', '![x](./%21a.png)', 'is a request to the bundler'],
  ['an alias of the bundler', '[x](@site/package.json)', 'is a request to the bundler'],
  ['an alias of the bundler in a picture', '![x](@site/.env.png)', 'is a request to the bundler'],
  ['a path out of the folder', '[x](../package.json)', 'leads out of its folder'],
  ['a picture out of the folder', '![x](../../../../root/id.png)', 'leads out of its folder'],
  ['a path out of the folder, encoded', '![x](%2e%2e/%2e%2e/x.png)', 'leads out of its folder'],
  ['a path out of what is served', '![x](/img/../../secret.png)', 'leads out of its folder'],
  ['a path that cannot be decoded', '[x](./%E0%A4%A.md)', 'holds signs that no path'],
  ['a hidden file', '[x](./.git/config.pdf)', 'names a hidden file'],
  ['a file that is no page', '[x](./tags.yml)', 'names a file that no page may hand out'],
  ['a component with an address', '<Card to="javascript:alert(1)" />', '<Card>: is not allowed'],
  ['a template out of its folder', '<Template file="../package.json" />', 'Template'],
  ['characters that nobody sees', 'Text \u0007 text', 'line 7, text: holds a control character'],
  ['text that is read backwards', 'if (\u2066admin\u2069)', 'reverses the direction of text'],
  ['text that is read backwards by a reference', 'a &#x202E; b', 'reverses the direction of text'],
  [
    'text that is read backwards in an attribute',
    '<Step title="a &#x202E; b" />',
    '<Step> title: holds a character that reverses the direction',
  ],
  ['an element that does not end', '<Flow caption="x">\n\ntext', 'Markdown: cannot be read'],
];

/** Attacks by what lies where. */
const byFiles: readonly Attack[] = [
  {
    name: 'a symbolic link as a page',
    files: { 'docs/attack.md': { linkTo: '../../../../../etc/hostname' } },
    message: 'docs/attack.md\n  (whole file): is a symbolic link',
    page: 'docs/attack.md',
  },
  {
    name: 'a symbolic link as a folder',
    files: { 'docs/other': { linkTo: '/etc' } },
    message: 'docs/other\n  (whole file): is a symbolic link',
    page: 'docs/other/attack.md',
  },
  {
    name: 'a symbolic link as data',
    files: { 'data/attack.yaml': { linkTo: '/etc/hostname' } },
    message: 'data/attack.yaml\n  (whole file): is a symbolic link',
  },
  ...[
    'docs/attack.js',
    'docs/attack.mdx',
    'docs/_category_.json',
    'docs/_category_.js',
    'docs/attack.html',
    'docs/attack.wasm',
    'blog/attack.mjs',
    'blog/attack.cjs',
    'pages/attack.tsx',
    'pages/attack.jsx',
    'pages/attack.ts',
    'data/attack.js',
    'templates/attack.sh',
    'static/attack.html',
    'static/attack.js',
    'static/attack.json',
    'static/releases/2026/attack.js',
    'i18n/en/docusaurus-plugin-content-docs/current/index.md',
  ].map((file) => ({
    name: `a file of another kind, ${file}`,
    files: { [file]: `module.exports = ${RUN};\n` },
    message: `${file}\n  (whole file): is a kind of file that does not belong in`,
    page: file,
  })),
  {
    name: 'older versions of the docs',
    files: { 'versions.json': '["1.0.0"]', 'versioned_docs/version-1.0.0/index.md': '---js\n' },
    message: 'versions.json\n  (whole file): would be read as older versions',
    page: 'versioned_docs/version-1.0.0/index.md',
  },
  ...[
    'docs/a!b.md',
    'docs/a?b.md',
    'docs/a b.md',
    "docs/a'b.md",
    'docs/$(id).md',
    'docs/a#b.md',
  ].map((file) => ({
    name: `a name that is a command, ${file}`,
    files: { [file]: `---\n${FIELDS}\n---\n` },
    message: `${file}\n  (whole file): has a name that means something else to programs`,
    page: file,
  })),
  {
    name: 'a drawing with a script',
    files: { 'docs/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>x</script></svg>' },
    message: 'docs/a.svg\n  line 1, <script>: is not allowed in a drawing',
  },
  {
    name: 'a drawing with a script in a name space',
    files: {
      'docs/a.svg': '<svg xmlns:s="http://www.w3.org/2000/svg"><s:script>x</s:script></svg>',
    },
    message: '<s:script>: is not allowed in a drawing',
  },
  {
    name: 'a drawing with a handler',
    files: { 'static/a.svg': '<svg a=">" onload="alert(1)"></svg>' },
    message: 'onload=: is not allowed in a drawing',
  },
  {
    name: 'a drawing with a link',
    files: { 'static/a.svg': '<svg><use href="https://evil.example/x.svg#a"/></svg>' },
    message: 'is not allowed in a drawing',
  },
  {
    name: 'a drawing with an entity',
    files: { 'static/a.svg': '<!DOCTYPE svg [<!ENTITY a "x">]><svg>&a;</svg>' },
    message: '<!DOCTYPE>: is not allowed in a drawing',
  },
  {
    name: 'text that is no text',
    files: { 'docs/attack.md': new Uint8Array([0x2d, 0x2d, 0x2d, 0x0a, 0xff, 0xfe]) },
    message: 'docs/attack.md\n  line 2, text: holds bytes that are not UTF-8',
    page: 'docs/attack.md',
  },
  {
    name: 'a tag in a list of tags',
    files: { 'docs/tags.yml': 'known: !!js/function "function () {}"\n' },
    message: 'docs/tags.yml\n  line 1, tag:yaml.org,2002:js/function: is a YAML tag',
  },
  {
    name: 'aliases that multiply in a list of authors',
    files: { 'blog/authors.yml': 'a: &a {name: x}\nb: [*a, *a]\n' },
    message: 'blog/authors.yml\n  line 1, &a: is a YAML anchor',
  },
  {
    name: 'JavaScript in front of a template',
    files: { 'templates/attack.md': `---js\n${RUN}\n---\n` },
    message: 'templates/attack.md\n  line 1, front matter: begins with "---js"',
  },
  {
    name: 'a tag in data',
    files: { 'data/attack.yaml': 'a: !!binary aGk=\n' },
    message: 'binary: is a YAML tag',
  },
  ...(
    [
      [
        'that ends its line',
        'https://example.org/\\r\\nX: y z',
        'holds characters that no address has',
      ],
      [
        'that leaves its attribute',
        'https://example.org/\\"onclick=x',
        'holds characters that no address',
      ],
      ['that names a user', 'https://www.cncf.io@evil.example/', 'names a user'],
      ['that is a program', 'javascript:alert(1)', 'is not an https address'],
      ['without encryption', 'http://evil.example/', 'is not an https address'],
    ] as const
  ).map(([name, url, message]) => ({
    name: `an address in data ${name}`,
    files: {
      'data/events.yaml': `events:\n  - { id: a, name: A, kind: call, series: other, url: "${url}" }\ndeadlines: []\n`,
    },
    message,
  })),
  {
    name: 'a sign in a title that parts the cells of a table',
    files: {
      [PAGE]: `---\n${FIELDS}\nincident:\n  targets: ["a|=1+1"]\n---\n`,
    },
    message: 'incident.targets[0]: holds |, which separates values',
    page: PAGE,
  },
  {
    name: 'a redirect out of the built site',
    files: { 'data/redirects.yaml': '/../../etc/cron.d/attack: /guides/guide\n' },
    message: 'data/redirects.yaml\n  line 1, /../../etc/cron.d/attack: is not an old route',
  },
  {
    name: 'a redirect to another site',
    files: { 'data/redirects.yaml': '/old: //evil.example/\n' },
    message: 'data/redirects.yaml\n  line 1, /old: ',
  },
];

export const attacks: readonly Attack[] = [
  ...inFrontMatter.map(([name, text, message]) => ({
    name: `${name} as front matter`,
    files: { [PAGE]: text },
    message,
    page: PAGE,
  })),
  ...inText.map(([name, body, message]) => ({
    name: `${name} in the text`,
    files: { [PAGE]: `---\n${FIELDS}\n---\n\n${body}\n` },
    message,
    page: PAGE,
  })),
  ...byFiles,
];
