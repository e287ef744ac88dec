import type { SamplePost } from '../sample-types.ts'
import { code, delta, heading, mono, paragraph } from './delta.ts'

/** AI and machine learning, flagship as a Delta: Unicode pitfalls of Bengali text. */
export const bengaliTextThatComparesEqual: SamplePost = {
  id: 'bengali-text-that-compares-equal',
  title: 'Bengali text that compares equal',
  subTitle: 'Why two words that look the same do not match, and sixty lines of Python that fix it',
  image: 'scene/two-letters',
  category: 'AI & Machine Learning',
  tags: ['Bengali NLP', 'Python', 'Testing', 'LLM'],
  author: { name: 'Dr. Nabila Quaderi', designation: 'Head of AI' },
  createdAt: '2026-07-19T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: delta(
    paragraph(
      'A telecom operator once gave us two lists of villages and asked why a third of the names did not match. A person saw no difference between the lists. The computer saw different bytes, and it was right. Before any model is trained on Bengali, and before any search is blamed, look at how the text is encoded.',
    ),
    paragraph(
      'This tutorial shows the five differences that we meet most, a cleaning function, and a way to count how much of your own data is affected. Everything runs with Python’s standard library.',
    ),
    heading(2, 'Five ways to write the same thing'),
    heading(3, '1. One letter, one code point or two'),
    paragraph(
      'The letters ড়, ঢ় and য় exist as single code points. Each can also be written as a base letter followed by the dot, ',
      mono('U+09BC'),
      '. Keyboards differ in what they produce.',
    ),
    code(
      'python',
      `
import unicodedata

pair = "\\u09af\\u09bc"   # base letter and dot
one = "\\u09df"          # one code point
print(pair == one)                                       # False
print(len(unicodedata.normalize("NFC", "\\u09df")))       # 2`,
    ),
    paragraph(
      'The second line surprises people. Normal form C usually composes, but these three letters are on Unicode’s list of composition exclusions, so NFC takes them apart. That is fine. You need one form, not a particular one. But a regular expression that contains a composed য় will never match text after NFC, so normalise your patterns as well.',
    ),
    heading(3, '2. Vowel signs in two halves'),
    paragraph(
      'The sign ো can be typed as one code point or as ে followed by া. NFC composes this pair. No further work is needed, provided that the text is normalised at all.',
    ),
    heading(3, '3. Lookalikes that normalisation leaves alone'),
    paragraph(
      'Some sequences look like a letter and are not one. The letter অ followed by the sign া is drawn like আ. The letter ব followed by a dot is drawn like র. The first comes from typing habits, the second from OCR. For Unicode they are different texts, so you have to replace them yourself.',
    ),
    heading(3, '4. Invisible characters'),
    paragraph(
      'Two invisible characters carry meaning in Bengali. The zero-width joiner separates র\u200d্য, as in the loanword র\u200d্যাম, from র্য, as in কার্য. The zero-width non-joiner keeps two letters from becoming a conjunct. Both must survive in stored text. Others are rubbish from web pages: the zero-width space, the byte order mark, the soft hyphen.',
    ),
    paragraph(
      'There is also an old spelling of ৎ as ত, hasanta and a joiner, from the years before ৎ had a code point of its own. Archives are full of it.',
    ),
    heading(3, '5. Two sets of digits'),
    paragraph(
      'Bengali and Latin digits are mixed freely, at times within one phone number. Python’s ',
      mono('int()'),
      ' accepts both. A database index does not.',
    ),
    heading(2, 'Two functions, not one'),
    paragraph(
      'The mistake to avoid is one function for everything. What you store should remain what the author wrote, in one encoding. What you compare may lose details. So write two:',
    ),
    code(
      'python',
      `
import re
import unicodedata

RUBBISH = dict.fromkeys(map(ord, "\\u200b\\u2060\\ufeff\\u00ad"))
JOINERS = dict.fromkeys(map(ord, "\\u200c\\u200d"))
DIGITS = str.maketrans("০১২৩৪৫৬৭৮৯", "0123456789")


def dots_first(match: re.Match) -> str:
    return "".join(sorted(match[0], key=lambda sign: sign != "\\u09bc"))


FIXES = [
    (re.compile("[\\u09bc\\u09be-\\u09cd\\u09d7]{2,}"), dots_first),  # dot typed after the vowel sign
    (re.compile("\\u0985\\u09be"), "\\u0986"),               # lookalike of AA
    (re.compile("\\u09ac\\u09bc"), "\\u09b0"),               # lookalike of RA
    (re.compile("\\u09a4\\u09cd\\u200d"), "\\u09ce"),         # old spelling of KHANDA TA
]
LOOKALIKES = FIXES[1:3]


def clean(text: str) -> str:
    """The form to store: one encoding, no meaning lost."""
    text = unicodedata.normalize("NFC", text.translate(RUBBISH))
    for pattern, replacement in FIXES:
        text = pattern.sub(replacement, text)
    return re.sub(r"\\s+", " ", unicodedata.normalize("NFC", text)).strip()


def match_key(text: str) -> str:
    """The form to compare and to index; not for display."""
    text = clean(clean(text).translate(JOINERS)).translate(DIGITS).casefold()
    return re.sub(r"[\\s।,.;:!?()\\"'’-]+", " ", text).strip()`,
    ),
    paragraph(
      'The order matters. Rubbish goes first, since a zero-width space between two halves would keep them apart. Then the dot moves in front of the vowel sign, where it belongs; only then can the lookalike of র be recognised, because ব, া and a dot becomes ব, the dot and া. With these two the other way round, the function would need a second pass to finish its work, and the second test below would fail. The last normalisation composes what a fix has brought together.',
    ),
    paragraph(
      'Removing joiners makes র\u200d্য and র্য equal, which is wrong for a dictionary and welcome in a search box. That is why the key is not for display. It is also why the key is cleaned again: a joiner may have kept two halves of a vowel sign apart, and once it is gone they have to be composed like any others.',
    ),
    heading(2, 'Test with code points, not with letters'),
    paragraph(
      'Write the tests with escapes. An editor, a formatter or a colleague’s clipboard may normalise the letters in your test file, and the test then compares a text with itself.',
    ),
    code(
      'python',
      `
import pytest
from bengali import clean, match_key

SAME = [
    ("\\u09df", "\\u09af\\u09bc"),
    ("\\u0995\\u09cb", "\\u0995\\u09c7\\u09be"),
    ("\\u0985\\u09be\\u09ae", "\\u0986\\u09ae"),
    ("\\u09ac\\u09be\\u09bc\\u09a4", "\\u09b0\\u09be\\u09a4"),
    ("\\u09b9\\u09a0\\u09be\\u09a4\\u09cd\\u200d", "\\u09b9\\u09a0\\u09be\\u09ce"),
    ("\\u09a2\\u09be\\u200b\\u0995\\u09be", "\\u09a2\\u09be\\u0995\\u09be"),
]


@pytest.mark.parametrize(("left", "right"), SAME)
def test_same_text_is_stored_in_one_form(left, right):
    assert clean(left) == clean(right)


def test_cleaning_twice_changes_nothing_more():
    for pair in SAME:
        for text in pair:
            assert clean(clean(text)) == clean(text)


def test_the_joiner_survives_in_storage_only():
    with_joiner, without = "\\u09b0\\u200d\\u09cd\\u09af", "\\u09b0\\u09cd\\u09af"
    assert clean(with_joiner) != clean(without)
    assert match_key(with_joiner) == match_key(without)`,
    ),
    paragraph(
      'The second test is the one to keep if you keep only one. A cleaning function that changes its own output will sooner or later produce two forms again. A handful of pairs will not find every such case, so also run it over random strings of these code points; ours gets twenty thousand.',
    ),
    heading(2, 'Cutting text without cutting letters'),
    paragraph(
      'A preview of 120 characters that ends in the middle of a conjunct shows a broken letter, or a dotted circle. ',
      mono('len()'),
      ' counts code points, and a reader’s letter may have five of them. Step back until the cut is clean:',
    ),
    code(
      'python',
      `
def shorten(text: str, limit: int) -> str:
    if len(text) <= limit:
        return text
    end = limit
    while end > 0 and (
        unicodedata.category(text[end]).startswith("M")
        or text[end] in "\\u200c\\u200d"
        or text[end - 1] in "\\u09cd\\u200c\\u200d"
    ):
        end -= 1
    return text[:end].rstrip() + "…"`,
    ),
    heading(2, 'How much of your data is affected?'),
    paragraph('Do not take our word for it. Count.'),
    code(
      'python',
      `
from collections import Counter


def survey(texts: list[str]) -> Counter:
    found = Counter(total=len(texts))
    for text in texts:
        found["not NFC"] += text != unicodedata.normalize("NFC", text)
        found["invisible rubbish"] += text != text.translate(RUBBISH)
        found["lookalikes"] += any(pattern.search(text) for pattern, _ in LOOKALIKES)
        found["mixed digits"] += bool(re.search("[০-৯]", text) and re.search("[0-9]", text))
        found["changed by clean()"] += text != clean(text)
    return found`,
    ),
    paragraph(
      'Run it for each source by itself. One keyboard, one website or one OCR engine usually causes most of the trouble, and it is cheaper to fix the source than to clean up after it for years.',
    ),
    heading(2, 'And the language model?'),
    paragraph(
      'Does a large model not cope with all this? Partly. A tokeniser works on bytes or on fragments of them, so the two forms of one word become two token sequences. The model has seen the common one more often. You can measure the effect in an hour: take a hundred of your questions, write each in both forms, and compare the answers. If they differ, clean the input before the model sees it. The same holds for embeddings, where two forms of a village’s name may lie further apart than two different villages.',
    ),
    paragraph(
      'For retrieval, store the cleaned text, index the key, and use the same two functions for documents and for queries. That last point sounds obvious. It was the fault with the two village lists: one side had been cleaned, with great care, and the other had not.',
    ),
  ),
}
