// biome-ignore-all lint/suspicious/noTemplateCurlyInString: patterns that are put together are quoted as code.
import type { RegexExceptions } from './slow-regexes.ts'

/** Expressions that cannot be proved linear, grouped by the reason why no outside text makes them slow. */
export const exceptions: RegexExceptions = {
  'Five names of fixed letters, each letter as itself or as its code: nothing repeats.': {
    'lib/uploads/pdf.ts': [
      "`/(${[...WARNINGS.keys(), OBJECT_STREAM].map(toPattern).join('|')})(?=[\\\\s\\\\0()<>[\\\\]{}/%]|$)`",
    ],
  },
  'Linear, but too long to prove: each try ends at the next < or >, and the finished page is React’s, which escapes both in attributes.':
    {
      'server/page/process-page.ts': [
        String.raw`<link\b(?=[^<>]*\brel="(?:module)?preload")(?=[^<>]*\bas="script")[^<>]*>`,
      ],
      'server/page/defer-scripts.ts': [
        String.raw`<script\b(?=[^<>]*\bsrc="\/(?:enhance|_next)\/)(?![^<>]*\bnomodule)[^<>]*><\/script>`,
        String.raw`<link\b[^<>]*\brel="manifest"[^<>]*>`,
        String.raw`<template data-deferred="">((?:<(?:link|\/?script)\b[^<>]*>)*)<\/template>(?:<template data-framework="">((?:<(?:link|\/?script)\b[^<>]*>)*)<\/template>)?(?:<script>\{const go[^<]*<\/script>)?`,
      ],
      'server/page/inline-css.ts': [
        String.raw`<link\b(?=[^<>]*\brel="stylesheet")[^<>]*\bhref="\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?"[^<>]*>`,
        String.raw`<link\b(?=[^<>]*\brel="preload")(?=[^<>]*\bas="style")[^<>]*>`,
      ],
    },
  'The page is what React rendered: whatever it opens it closes, so each search ends at its own end.': {
    'server/page/process-page.ts': [String.raw`(?:<script>[^<]+<\/script>){2,}`],
    'lib/security/inline-sources.ts': [
      String.raw`<script\b([^<>]*)>([\s\S]*?)<\/script>`,
      String.raw`<style\b[^<>]*>([\s\S]*?)<\/style>`,
    ],
    'server/page/inline-css.ts': [
      String.raw`<style data-inlined="">[\s\S]*?<\/style>`,
      String.raw`<style data-precedence=[^<>]*>[\s\S]*?<\/style>`,
    ],
  },
  'Linear, but too long to prove: what begins always matches, at the latest up to the end of the text.': {
    'lib/rich-text/read-source.ts': [String.raw`<(?:script\b[\s\S]*?(?:<\/script|$)|style\b[\s\S]*?(?:<\/style|$))`],
  },
  'The text is cut to the length of an excerpt before, and each of these characters counts.': {
    'lib/format/text.ts': [String.raw`[\s,;:–—-]+$`],
  },
  'Linear, but no look-ahead can be proved; resolve-path.ts lets pass at most 4,000 characters.': {
    'server/normalize-request.ts': [String.raw`^[^?]*\.rsc(?=$|\?)`],
  },
  'The path is cut to 500 characters before.': {
    'server/log-request.ts': ['[^/]*(@|%40)[^/]*'],
  },
  'Reads settings, which the operator writes.': {
    'lib/env.ts': [String.raw`\/+$`],
  },
}
