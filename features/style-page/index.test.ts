import type { LoadContext, PluginContentLoadedActions, RouteConfig } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stylePagePlugin } from './index';

async function routesIn(environment: string): Promise<string[]> {
  vi.stubEnv('NODE_ENV', environment);
  const routes: RouteConfig[] = [];
  const actions = { addRoute: (route: RouteConfig) => routes.push(route) };
  await stylePagePlugin({ baseUrl: '/' } as LoadContext).contentLoaded?.({
    content: undefined,
    actions: actions as unknown as PluginContentLoadedActions,
  });
  return routes.map(({ path }) => path);
}

describe('the style page', () => {
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('exists in development', async () => {
    expect(await routesIn('development')).toEqual(['/style', '/style/samples']);
  });

  it('is not part of the built site', async () => {
    expect(await routesIn('production')).toEqual([]);
  });
});
