/** In place of `@generated/routesChunkNames`: the chunks of each known route. */
const routesChunkNames: Record<string, unknown> = {};
export default routesChunkNames;
