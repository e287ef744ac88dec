import { DomUtils, parseDocument } from 'htmlparser2'
import type { SamplePost } from '../../sample-types.ts'

/** A code sample as an article prints it. */
export type CodeSample = { language: string; text: string }

type Op = { insert?: unknown; attributes?: Record<string, unknown> }

/** Returns the samples of an HTML article: `<pre><code class="language-…">`. */
function fromHtml(html: string): CodeSample[] {
  return DomUtils.getElementsByTagName('pre', parseDocument(html)).map((pre) => {
    const [code] = DomUtils.getElementsByTagName('code', pre)
    return { language: (code?.attribs.class ?? '').replace('language-', ''), text: DomUtils.textContent(pre).trimEnd() }
  })
}

/** Returns the samples of a Delta: neighbouring lines whose line breaks carry a language. */
function fromDelta(ops: readonly Op[]): CodeSample[] {
  const samples: CodeSample[] = []
  let open = null as CodeSample | null
  let line = ''
  for (const { insert, attributes } of ops) {
    const rows = typeof insert === 'string' ? insert.split('\n') : ['']
    for (const [index, row] of rows.entries()) {
      if (index > 0) {
        const language = attributes?.['code-block']
        if (typeof language !== 'string') open = null
        else if (open?.language === language) open.text += `\n${line}`
        else {
          open = { language, text: line }
          samples.push(open)
        }
        line = ''
      }
      line += row
    }
  }
  return samples
}

/** Returns the code samples of an article in the printed order. */
export function getCodeSamples({ description }: SamplePost): CodeSample[] {
  return typeof description === 'string' ? fromHtml(description) : fromDelta(description.ops)
}

type Names = Record<string, string>

/**
 * Returns the samples of an article by name. `names` lists every sample in order with its language: a sample that is added, removed
 * or moved fails the article's test until it is said how the new one is run.
 */
export function takeSamples<const N extends Names>(post: SamplePost, names: N): { [K in keyof N]: string } {
  const samples = getCodeSamples(post)
  const printed = samples.map(({ language }) => language).join(', ')
  const expected = Object.values(names).join(', ')
  if (printed !== expected) throw new Error(`“${post.title}” prints ${printed}; its test knows ${expected}`)
  const named = Object.keys(names).map((name, index) => [name, samples[index]?.text ?? ''])
  return Object.fromEntries(named) as { [K in keyof N]: string }
}
