export const help = `Writes generated/ from site.config.yaml, translations/ and content/.

  npm run codegen -- [options]

  --site DIR       the folder that holds site.config.yaml (default: this repository)
  --check          writes nothing; shows where generated/ differs from its sources
  --format FORMAT  text (default), or json: an array of
                   {code, severity, file, line, column, message, hint} and nothing else
                   (with npm run --silent)
  --help           this text

Exit code: 0 all is well, 1 something is wrong with the site or generated/ is out of date,
2 the command was called in a way it does not know.
`
