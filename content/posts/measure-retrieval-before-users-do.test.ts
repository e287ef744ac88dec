import { takeSamples } from './code-samples/extract.ts'
import { hasPython, runPython } from './code-samples/run.ts'
import { measureRetrievalBeforeUsersDo } from './measure-retrieval-before-users-do.ts'

const samples = takeSamples(measureRetrievalBeforeUsersDo, {
  questions: 'json',
  evaluation: 'python',
  interval: 'python',
  comparison: 'python',
  baseline: 'python',
})

const library = [samples.evaluation, samples.interval, samples.comparison, samples.baseline].join('\n\n\n')
const files = { 'retrieval.py': library, 'questions.jsonl': samples.questions }
const describeWithPython = hasPython ? describe : describe.skip

const evaluateBaseline = `
from retrieval import *
passages = {
    "tariff#7": "Closing a savings account within its first year: fee of 300 taka",
    "faq#22": "Amar account ghumiye gese: a dormant account wakes up with one deposit",
    "circ-14#3": "Dormant accounts are reactivated at the counter",
    "notice#1": "Branches are closed on Eid day",
}
rows = evaluate(load("questions.jsonl"), make_search(passages), 2)
assert [row["id"] for row in rows] == ["q01", "q02"], rows
assert rows[0]["recall"] == 0.5 and rows[0]["rank"] == 1.0, rows
assert rows[1]["recall"] == 1.0, rows
report(rows)
compare(rows, [{**row, "recall": row["recall"] / 2} for row in rows])
`

const words = `
from retrieval import words
assert words("\\u09b0\\u200d\\u09cd\\u09af\\u09be\\u09ae RAM, 8GB") == ["\\u09b0\\u200d\\u09cd\\u09af\\u09be\\u09ae", "ram", "8gb"], words
assert words("\\u200d \\u200c") == []
assert words("snake_case") == ["snake", "case"]
`

const certainty = `
from retrieval import interval
low, high = interval([1.0] * 28 + [0.0] * 12)
assert high - low > 0.1, "two questions of forty are within the interval"
low, high = interval([1.0, 1.0, 1.0, 0.0])
assert high - low >= 0.75, "four questions tell nothing"
`

it('prints questions that are one JSON object a line', () => {
  const ids = samples.questions.split('\n').map((line) => (JSON.parse(line) as { id: string }).id)
  expect(ids).toEqual(['q01', 'q02', 'q03'])
})

describeWithPython('Measure retrieval before your users do (skipped without python3)', () => {
  it('measures the baseline against the questions that it prints', async () => {
    const printed = await runPython({ ...files, 'main.py': evaluateBaseline })
    expect(printed).toMatch(/^ recall {2}0\.75 {2}\(0\.50 to 1\.00\)$/m)
    expect(printed).toContain('worse: q02  1.00 to 0.50')
  })

  it('keeps a Bengali word with a joiner whole', async () => {
    await runPython({ ...files, 'main.py': words })
  })

  it('is as unsure as the article says of two questions in forty, and of four questions', async () => {
    await runPython({ ...files, 'main.py': certainty })
  })
})
