import { Parser } from 'htmlparser2'

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

// These lists have two levels. A parser keeps every open element, so that a limit here is one on its time as well.
const MAX_DEPTH = 8

type Attributes = Record<string, string>

/** Calls back for each element. Throws RangeError where elements are nested deeper than in any list of Office's. */
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

/**
 * What `[Content_Types].xml` says: the main part's name (Word itself writes word/document.xml, its browser edition
 * word/document2.xml), and whether a part holds macros.
 */
export function readTypes(xml: string): { main: string | null; hasMacros: boolean } {
  let main: string | null = null
  let hasMacros = false
  readElements(xml, (name, { ContentType = '', PartName = '' }) => {
    if (name === 'Override' && ContentType === MAIN_TYPE) main ??= PartName.replace('/', '')
    if (/vbaProject|macroEnabled/i.test(ContentType)) hasMacros = true
  })
  return { main, hasMacros }
}

// A template on the writer's own disk is no other address: Word notes it in every letter that was made from one.
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
