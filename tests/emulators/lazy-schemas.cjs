// Loaded before Firebase's tools. Three quarters of the Auth emulator's start go into compiling a validator for each of
// the hundreds of schemas of its API; its library can do that at the first use instead, and the emulator doesn't ask.
const { createRequire } = require("node:module");

const options = createRequire(process.argv[1])("exegesis/lib/options.js");
const { compileOptions } = options;

options.compileOptions = (asked) =>
  compileOptions({ ...asked, lazyCompileValidationSchemas: true });
