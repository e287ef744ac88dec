import { bengaliTextThatComparesEqual } from './bengali-text-that-compares-equal.ts'
import { takeSamples } from './code-samples/extract.ts'
import { hasPython, runPython } from './code-samples/run.ts'

const samples = takeSamples(bengaliTextThatComparesEqual, {
  twoForms: 'python',
  cleaning: 'python',
  tests: 'python',
  shorten: 'python',
  survey: 'python',
})

// Does what pytest does with the article's tests, for machines without pytest.
const pytest = `
class mark:
    @staticmethod
    def parametrize(names, values):
        return lambda test: lambda: [test(*value) for value in values]
`

const runTests = `
import test_bengali
for name in [name for name in dir(test_bengali) if name.startswith("test_")]:
    getattr(test_bengali, name)()
    print(name)
`

const fuzz = `
import random
import unicodedata
from bengali import clean, match_key
pick = random.Random(11)
signs = "\\u0985\\u09a4\\u09ac\\u09af\\u09b0\\u09bc\\u09be\\u09bf\\u09c7\\u09cb\\u09cd\\u09d7\\u09df\\u200b\\u200c\\u200d \\u09e7a."
for _ in range(20_000):
    text = "".join(pick.choices(signs, k=pick.randint(1, 9)))
    once, key = clean(text), match_key(text)
    assert clean(once) == once, ascii(text)
    assert match_key(key) == key, ascii(text)
    assert unicodedata.is_normalized("NFC", key), ascii(text)
    assert match_key(once) == key, ascii(text)
print("idempotent")
`

const shortenAndCount = `
from bengali import *
word = "\\u0995\\u09cd\\u09b7\\u09c7\\u09a4"
assert shorten(word, 5) == word
assert [shorten(word, limit) for limit in (1, 2, 3, 4)] == ["…", "…", "…", word[:4] + "…"]
found = survey([word, "\\u09ac\\u09be\\u09bc", "\\u09e7 1", "\\u0985\\u09be"])
print(dict(found))
`

const library = [samples.cleaning, samples.shorten, samples.survey].join('\n\n\n')
const describeWithPython = hasPython ? describe : describe.skip

describeWithPython('Bengali text that compares equal (skipped without python3)', () => {
  it('prints what its comments say', async () => {
    expect(await runPython({ 'main.py': samples.twoForms })).toBe('False\n2\n')
  })

  it('passes its own tests', async () => {
    const files = { 'bengali.py': library, 'pytest.py': pytest, 'test_bengali.py': samples.tests, 'main.py': runTests }
    expect((await runPython(files)).trim().split('\n')).toHaveLength(3)
  })

  it('cleans random text once and for all, and keeps keys normalised', async () => {
    expect(await runPython({ 'bengali.py': library, 'main.py': fuzz })).toBe('idempotent\n')
  })

  it('shortens text without cutting a letter, and counts what it would change', async () => {
    const counts = await runPython({ 'bengali.py': library, 'main.py': shortenAndCount })
    expect(counts).toContain("'lookalikes': 1")
    expect(counts).toContain("'mixed digits': 1")
    expect(counts).toContain("'changed by clean()': 2")
  })
})
