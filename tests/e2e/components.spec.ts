import { dateTests } from './components/dates.ts'
import { inputTests } from './components/inputs.ts'
import { memberTests } from './components/members.ts'
import { recordTests } from './components/records.ts'
import { serveComponents } from './support/components-site.ts'

serveComponents(4371)

inputTests()
dateTests()
recordTests()
memberTests()
