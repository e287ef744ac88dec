import { toPostPath } from '../../lib/format/post-path.ts'
import { routes } from '../../lib/routes.ts'
import type { SamplePost } from '../sample-types.ts'
import { bengaliTextThatComparesEqual } from './bengali-text-that-compares-equal.ts'

/** AI and machine learning, flagship: measuring the retrieval half of a RAG system. */
export const measureRetrievalBeforeUsersDo: SamplePost = {
  id: 'measure-retrieval-before-users-do',
  title: 'Measure retrieval before your users do',
  subTitle: 'Forty questions, three figures and sixty lines of Python tell you which half of a RAG system to fix',
  image: 'scene/landing-net',
  category: 'AI & Machine Learning',
  tags: ['RAG', 'LLM', 'Python', 'Testing'],
  author: { name: 'Dr. Nabila Quaderi', designation: 'Head of AI' },
  createdAt: '2026-10-22T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: `<p>A system that answers questions from documents has two halves. The first finds passages, the second writes an answer from them. When an answer is wrong, most teams change the prompt. In our projects the fault was more often in the first half: the right passage was never in front of the model. No prompt fixes that.</p>
<p>The two halves can be measured apart, and the first one cheaply, without any model in the loop. This tutorial builds that measurement. You need about forty real questions, one afternoon of someone who knows the documents, and Python’s standard library.</p>
<h2>Collect questions, do not invent them</h2>
<p>Take questions from where people ask them now: the support inbox, the chat history, the counter. Questions made up by the team use the words of the documents, because the team has read the documents. Users do not. A bank’s circular says “dormant account”; customers write “my account sleeps”, or write it in Bengali with English letters.</p>
<p>For every question, a person who knows the material notes which passages answer it. Note all of them, not only the first. Include some questions to which the documents hold no answer. A system that never says “not found” is not safe to show to anyone.</p>
<p>Keep the set in a file beside the code, one JSON object a line:</p>
<pre><code class="language-json">{"id": "q01", "question": "amar account ghumiye gese, ki korbo?", "relevant": ["circ-14#3", "faq#22"]}
{"id": "q02", "question": "fee for closing a savings account in the first year", "relevant": ["tariff#7"]}
{"id": "q03", "question": "do you open on Eid day", "relevant": []}
</code></pre>
<p>The ids name passages, so they must not change when you cut the documents differently. Use something stable, such as the document and the paragraph’s number, and map your chunks to it. If ids are positions in an index, each new chunk size throws the labels away.</p>
<h2>Three figures</h2>
<p><strong>Recall at k</strong>: of the passages that are relevant, which share is among the first k results? This is the figure that matters most, with k set to the number of passages that you hand to the model. What is not among them cannot be used.</p>
<p><strong>Reciprocal rank</strong>: one divided by the position of the first relevant result, averaged over all questions. It shows whether good passages come early. That matters when you want to send fewer of them.</p>
<p><strong>Hit rate</strong>: for which share of the questions is at least one relevant passage found? It is the easiest to explain to a client, and it hides the most, so do not report it alone.</p>
<pre><code class="language-python">import json
import random
from collections.abc import Callable
from pathlib import Path
from statistics import mean

Search = Callable[[str, int], list[str]]


def load(path: str) -&gt; list[dict]:
    lines = Path(path).read_text(encoding="utf-8").splitlines()
    return [json.loads(line) for line in lines if line.strip()]


def score(found: list[str], relevant: set[str]) -&gt; dict[str, float]:
    hits = [position for position, passage in enumerate(found, start=1) if passage in relevant]
    return {
        "recall": len(relevant &amp; set(found)) / len(relevant),
        "rank": 1 / hits[0] if hits else 0.0,
        "hit": float(bool(hits)),
    }


def evaluate(questions: list[dict], search: Search, k: int) -&gt; list[dict]:
    rows = []
    for question in questions:
        relevant = set(question["relevant"])
        if relevant:
            found = search(question["question"], k)
            rows.append({"id": question["id"], "found": found, **score(found, relevant)})
    return rows
</code></pre>
<p>Questions without an answer are left out here. They belong to a test of their own, for the second half: does the model say that it found nothing?</p>
<h2>How sure are you?</h2>
<p>With forty questions, a change from 0.70 to 0.75 is two questions. That may be chance. A bootstrap says how much the figure would wobble if you had happened to collect other questions of the same kind: draw forty rows with replacement, compute the mean, do this a thousand times, and look at the middle 95 percent.</p>
<pre><code class="language-python">def interval(values: list[float], draws: int = 1000, seed: int = 7) -&gt; tuple[float, float]:
    chance = random.Random(seed)
    means = sorted(mean(chance.choices(values, k=len(values))) for _ in range(draws))
    return means[int(draws * 0.025)], means[int(draws * 0.975) - 1]


def report(rows: list[dict]) -&gt; None:
    for name in ("recall", "rank", "hit"):
        values = [row[name] for row in rows]
        low, high = interval(values)
        print(f"{name:&gt;7}  {mean(values):.2f}  ({low:.2f} to {high:.2f})")
</code></pre>
<p>When you compare two versions, do not lay two intervals side by side. Both versions answered the same questions, so compare question by question, and look at the differences:</p>
<pre><code class="language-python">def compare(before: list[dict], after: list[dict], name: str = "recall") -&gt; None:
    pairs = list(zip(before, after, strict=True))
    differences = [new[name] - old[name] for old, new in pairs]
    low, high = interval(differences)
    print(f"{name} changed by {mean(differences):+.2f} ({low:+.2f} to {high:+.2f})")
    for (old, new), difference in zip(pairs, differences):
        if difference &lt; 0:
            print(f"  worse: {new['id']}  {old[name]:.2f} to {new[name]:.2f}")
</code></pre>
<p>If the interval of the differences contains zero, you do not know yet. Either collect more questions, or choose the version that is simpler to run.</p>
<h2>Start with a plain baseline</h2>
<p>Before you buy a vector database, measure what plain word search does. BM25 is the ranking that search engines used for decades. It adds up, over the words of the query, how rare a word is and how often the passage has it:</p>
<p><span class="ql-formula" data-value="\\operatorname{score}(d) = \\sum_{q} \\ln\\left(1 + \\frac{N - n_q + 0.5}{n_q + 0.5}\\right) \\cdot \\frac{f_{q,d}\\,(k_1 + 1)}{f_{q,d} + k_1\\,(1 - b + b\\,l_d / \\bar{l}\\,)}"></span></p>
<p>Of <span class="ql-formula" data-value="N"></span> passages, <span class="ql-formula" data-value="n_q"></span> contain the word <span class="ql-formula" data-value="q"></span>; <span class="ql-formula" data-value="f_{q,d}"></span> counts it in passage <span class="ql-formula" data-value="d"></span>, whose length is <span class="ql-formula" data-value="l_d"></span>; <span class="ql-formula" data-value="\\bar{l}"></span> is the average length. Without a library, that is:</p>
<pre><code class="language-python">import math
import re
from collections import Counter


def words(text: str) -&gt; list[str]:
    return re.findall(r"[\\u0980-\\u09ff][\\u0980-\\u09ff\\u200c\\u200d]*|[^\\W_]+", text.lower())


def make_search(passages: dict[str, str], k1: float = 1.5, b: float = 0.75) -&gt; Search:
    counts = {name: Counter(words(text)) for name, text in passages.items()}
    lengths = {name: sum(count.values()) for name, count in counts.items()}
    average = mean(lengths.values())
    documents = Counter(word for count in counts.values() for word in count)

    def weight(word: str) -&gt; float:
        n = documents[word]
        return math.log(1 + (len(passages) - n + 0.5) / (n + 0.5))

    def search(query: str, k: int) -&gt; list[str]:
        totals: Counter[str] = Counter()
        for word in set(words(query)):
            for name, count in counts.items():
                if word in count:
                    saturation = count[word] + k1 * (1 - b + b * lengths[name] / average)
                    totals[name] += weight(word) * count[word] * (k1 + 1) / saturation
        return [name for name, _ in totals.most_common(k)]

    return search
</code></pre>
<p>The first half of the pattern in <code>words</code> is there because Python does not count Bengali vowel signs as letters: <code>\\w+</code> alone would cut most words in pieces. The two joiners belong to the word as well, or র‍্যাম falls apart after its first letter. If your texts come from several sources, bring them into <a href="${routes.post(toPostPath(bengaliTextThatComparesEqual))}">one encoding</a> first. The search scans every passage for every query, which is fine for some thousands of them and a test. Embeddings should beat it clearly on questions that use other words than the documents. On product codes, clause numbers and names it is often the embedding that loses. Most of our systems ended up with both lists merged.</p>
<h2>Read the failures</h2>
<p>The mean tells you that something is wrong. Only reading tells you what. Print each question with a recall below one, the passages that were found and the ones that should have been. Sort them into heaps by hand. In our experience the same five heaps appear:</p>
<ul>
  <li>The passage was cut in two, and neither half makes sense alone.</li>
  <li>The answer is in a table, and the table became a soup of numbers.</li>
  <li>The question uses another script, dialect or abbreviation.</li>
  <li>A newer version of the document exists, and the older one was found.</li>
  <li>The label was wrong. It happens in every set, so correct it and say so.</li>
</ul>
<p>Each heap has its own remedy, and none of them is a better prompt. Fix the largest first, run the evaluation again, and look at the list of what became worse before you celebrate the mean.</p>
<h2>Keep it running</h2>
<p>Put the evaluation into the pipeline, with a threshold a little below today’s value, so that a change in chunking or in a model’s version cannot pass unseen. Add five questions a month from real use. And collect a second set of forty that nobody looks at until the day before a release. Whoever tunes against forty questions for a quarter of a year has learned those forty questions, and the second set is how you notice. Do not split the first one for this purpose: a tenth of forty is four questions, and by the bootstrap above four questions tell you nothing.</p>
<p>What this does not tell you: whether the written answers are correct, polite or complete. That is the second half, and it needs people who read answers. But they will read fewer bad ones, because the passage they need is now on the table.</p>`,
}
