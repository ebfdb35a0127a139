/**
 * Folder for files that a plugin makes and that are served at the site's root,
 * in development and in the build alike. Listed in `staticDirectories`.
 */
export const GENERATED_STATIC_DIR = '.docusaurus/static';
