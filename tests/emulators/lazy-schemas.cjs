// Preloaded before firebase-tools. Three quarters of the Auth emulator's start go into compiling a validator for each
// of its API's hundreds of schemas; its library can compile them on first use, but the emulator does not enable that.
const { createRequire } = require("node:module");

const options = createRequire(process.argv[1])("exegesis/lib/options.js");
const { compileOptions } = options;

options.compileOptions = (asked) =>
  compileOptions({ ...asked, lazyCompileValidationSchemas: true });
