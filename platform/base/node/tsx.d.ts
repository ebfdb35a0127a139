declare module 'tsx/cjs';
