import { expect, it } from 'vitest';
import { fileOfRoute, routeOfFile } from './cleanUrls';

it.each([
  ['/', 'index.html'],
  ['/events/', 'events/index.html'],
  ['/events/kubecon', 'events/kubecon.html'],
  ['/404.html', '404.html'],
])('%s is in %s, and found there', (route, file) => {
  expect(fileOfRoute(route)).toBe(file);
  expect(routeOfFile(file)).toBe(route);
});
