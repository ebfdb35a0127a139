import type { LoadContext, OptionValidationContext, Plugin } from '@docusaurus/types';
import { normalizePluginOptions } from '@docusaurus/utils-validation';

/** A module of a plugin of the framework, as far as it matters here. */
interface PluginModule<Options, ValidOptions> {
  default: (context: LoadContext, options: ValidOptions) => unknown;
  validateOptions: (data: OptionValidationContext<Options, ValidOptions>) => ValidOptions;
}

/**
 * A plugin of the framework with its options kept out of the site's configuration, all of which
 * is shipped to every browser.
 */
export function withOptions<Options, ValidOptions>(
  { default: plugin, validateOptions }: PluginModule<Options, ValidOptions>,
  options: NonNullable<Options>,
): (context: LoadContext) => Promise<Plugin> {
  return async (context) => {
    const validate = normalizePluginOptions as OptionValidationContext<
      Options,
      ValidOptions
    >['validate'];
    return (await plugin(context, validateOptions({ validate, options }))) as Plugin;
  };
}
