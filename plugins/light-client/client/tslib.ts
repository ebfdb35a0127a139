/**
 * In place of the whole of `tslib`, of which the framework's client uses this
 * alone: gives a CommonJS module a default export.
 */
export function __importDefault(module: { __esModule?: boolean }): object {
  return module.__esModule ? module : { default: module };
}
