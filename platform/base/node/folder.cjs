// Whether the project lies where it can be built. Plain JavaScript, since it is asked before any package is there.
// @ts-check

/** Signs that the bundler takes for the name of a loader, the end of a path, or a query. */
const COMMANDS = /[!#?]/;

/**
 * @param {string} folder of the project
 * @returns {string | undefined} what is wrong with its path and what to do, if anything is
 */
function folderProblem(folder) {
  const [sign] = COMMANDS.exec(folder) ?? [];
  return (
    sign &&
    `The path ${folder} has a "${sign}" in it, which the bundler takes for a command. Move the project to a folder without "!", "#" and "?" in its path.`
  );
}

module.exports = { folderProblem };
