// In place of a module that browsers do not need.
export {};
