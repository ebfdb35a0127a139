// In place of the theme's module that gets the highlighter ready for browsers: code is highlighted
// while Markdown is compiled.
