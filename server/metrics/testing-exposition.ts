const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped']
const NUMBER = /^(?:[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|Inf)|NaN)$/i

type Sample = { name: string; labels: Record<string, string>; value: number }

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  let rest = text
  while (rest) {
    const [whole, name = '', value = ''] = /^([a-zA-Z_]\w*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/.exec(rest) ?? []
    if (whole === undefined || name in labels) throw new Error(`Labels: ${text}`)
    labels[name] = value
    rest = rest.slice(whole.length)
  }
  return labels
}

/**
 * Parses Prometheus text (exposition format 0.0.4) as strictly as its documentation: every sample follows the HELP and
 * TYPE of its metric, which appear once; no sample appears twice; buckets grow and end with +Inf. Throws otherwise.
 */
export function parseExposition(text: string): { types: Map<string, string>; samples: Sample[] } {
  if (!text.endsWith('\n')) throw new Error('The last line does not end')
  const types = new Map<string, string>()
  const helped = new Set<string>()
  const seen = new Set<string>()
  const samples: Sample[] = []
  let current = ''
  for (const line of text.slice(0, -1).split('\n')) {
    if (line === '') continue
    const [mark, word, name = '', ...words] = line.split(' ')
    if (mark === '#' && word === 'HELP') {
      if (!NAME.test(name) || helped.has(name)) throw new Error(line)
      helped.add(name)
    } else if (mark === '#' && word === 'TYPE') {
      if (!TYPES.includes(words.join(' ')) || types.has(name) || !helped.has(name)) throw new Error(line)
      types.set(name, words.join(' '))
      current = name
    } else if (mark !== '#') {
      const [, sample = '', labels = '', value = ''] = /^([\w:]+)(?:\{(.*)\})? (\S+)$/.exec(line) ?? []
      const suffixes = types.get(current) === 'histogram' ? ['_bucket', '_sum', '_count'] : ['', '_sum', '_count']
      if (!NAME.test(sample) || !NUMBER.test(value)) throw new Error(line)
      if (!suffixes.some((suffix) => sample === current + suffix)) throw new Error(`${line} is not below its TYPE`)
      const key = `${sample} ${labels}`
      if (seen.has(key)) throw new Error(`${line} appears twice`)
      seen.add(key)
      const number = Number(value.replace(/inf/i, 'Infinity'))
      samples.push({ name: sample, labels: parseLabels(labels), value: number })
    }
  }
  checkBuckets(samples)
  return { types, samples }
}

function checkBuckets(samples: Sample[]) {
  const series = Map.groupBy(
    samples.filter(({ labels }) => labels.le !== undefined),
    ({ name, labels: { le: _, ...others } }) => `${name} ${JSON.stringify(others)}`,
  )
  for (const [name, buckets] of series) {
    const isGrowing = buckets.every(({ value }, at) => value >= (buckets[at - 1]?.value ?? 0))
    if (!isGrowing || buckets.at(-1)?.labels.le !== '+Inf') throw new Error(`Buckets of ${name}`)
  }
}
