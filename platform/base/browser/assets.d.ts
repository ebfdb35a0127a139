declare module '*.woff2' {
  /** Address of the file, with base path. */
  const url: string;
  export default url;
}
