import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';

/**
 * Folder for files that a plugin makes and that are served at the site's root,
 * in development and in the build alike. Listed in `staticDirectories`.
 */
export const GENERATED_STATIC_DIR = `${GENERATED_FILES_DIR_NAME}/static`;
