import { Parser } from 'htmlparser2'

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

// These lists have two levels. The limit also bounds the parser's time.
const MAX_DEPTH = 8

type Attributes = Record<string, string>

/** Calls back for each element. Throws RangeError for elements nested too deep. */
function readElements(xml: string, onElement: (name: string, attributes: Attributes) => void) {
  let depth = 0
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1
        if (depth > MAX_DEPTH) throw new RangeError('elements are nested too deeply')
        onElement(name, attributes)
      },
      onclosetag() {
        depth -= 1
      },
    },
    { xmlMode: true },
  )
  parser.end(xml)
}

/** What `[Content_Types].xml` says: the main part's name, which differs between editions of Word, and whether there are macros. */
export function readTypes(xml: string): { main: string | null; hasMacros: boolean } {
  let main: string | null = null
  let hasMacros = false
  readElements(xml, (name, { ContentType = '', PartName = '' }) => {
    if (name === 'Override' && ContentType === MAIN_TYPE) main ??= PartName.replace('/', '')
    if (/vbaProject|macroEnabled/i.test(ContentType)) hasMacros = true
  })
  return { main, hasMacros }
}

// Word notes a template on the writer's disk in every letter made from it.
const isRemote = (target: string) => !/^file:\/\/\/[a-z]:/i.test(target)

/** Whether a list of relationships (a `.rels` part) has one that Word would load from another address. */
export function hasRemoteParts(xml: string): boolean {
  let found = false
  readElements(xml, (_, { Type = '', Target = '', TargetMode = '' }) => {
    const isLoaded = /\/(?:attachedTemplate|oleObject|frame|subDocument)$/i.test(Type)
    if (isLoaded && TargetMode.toLowerCase() === 'external' && isRemote(Target)) found = true
  })
  return found
}
