// biome-ignore-all lint/suspicious/noTemplateCurlyInString: patterns that are put together are quoted as code.
import type { RegexException } from './slow-regexes.ts'

const OWN_TAGS =
  'Linear, but too long to prove: each try ends at the next < or >, and the finished page is React’s, which escapes both in attributes.'
const CLOSED = 'The page is what React rendered: whatever it opens it closes, so each search ends at its own end.'
const CONSTANTS = 'Made of constants of its file, whose patterns are checked there or explained here.'

/** Expressions that cannot be proved linear, and why no text from outside makes them slow. */
export const exceptions: readonly RegexException[] = [
  {
    file: 'server/page/process-page.ts',
    patterns: [
      String.raw`<main\b[^<>]*\bdata-page="(document|application)"`,
      String.raw`<main\b[^<>]*\bdata-status="(\d{3})"`,
      String.raw`<link\b(?=[^<>]*\brel="(?:module)?preload")(?=[^<>]*\bas="script")[^<>]*>`,
    ],
    reason: OWN_TAGS,
  },
  {
    file: 'server/page/process-page.ts',
    patterns: [String.raw`(?:<script>[^<]+<\/script>){2,}`],
    reason: CLOSED,
  },
  {
    file: 'lib/security/inline-sources.ts',
    patterns: [String.raw`<script\b([^<>]*)>([\s\S]*?)<\/script>`, String.raw`<style\b[^<>]*>([\s\S]*?)<\/style>`],
    reason: CLOSED,
  },
  {
    file: 'server/page/defer-scripts.ts',
    patterns: [
      String.raw`<script\b(?=[^<>]*\bsrc="\/(?:enhance|_next)\/)(?![^<>]*\bnomodule)[^<>]*><\/script>`,
      String.raw`<link\b[^<>]*\brel="manifest"[^<>]*>`,
    ],
    reason: OWN_TAGS,
  },
  {
    file: 'server/page/defer-scripts.ts',
    patterns: [String.raw`<template data-deferred="">([\s\S]*?)<\/template>(?:<script>\{const go[^<]*<\/script>)?`],
    reason: CLOSED,
  },
  {
    file: 'server/page/inline-css.ts',
    patterns: [
      String.raw`<link\b(?=[^<>]*\brel="stylesheet")[^<>]*\bhref="\/_next\/static\/(chunks\/[\w~.-]+\.css)(?:\?[^"]*)?"[^<>]*>`,
      String.raw`<link\b(?=[^<>]*\brel="preload")(?=[^<>]*\bas="style")[^<>]*>`,
    ],
    reason: OWN_TAGS,
  },
  {
    file: 'server/page/inline-css.ts',
    patterns: [
      String.raw`<style data-inlined="">[\s\S]*?<\/style>`,
      String.raw`<style data-precedence=[^<>]*>[\s\S]*?<\/style>`,
    ],
    reason: CLOSED,
  },
  {
    file: 'lib/art/inline-drawings.ts',
    patterns: [
      '`<img\\\\b(?=[^<>]*\\\\bfetchPriority="high")(?=[^<>]*\\\\bsrc="(/art/(?:${KINDS.join(\'|\')})/[^"]+\\\\.svg)")[^<>]*>`',
    ],
    reason: OWN_TAGS,
  },
  {
    file: 'lib/rich-text/source.ts',
    patterns: [String.raw`<(?:script\b[\s\S]*?(?:<\/script|$)|style\b[\s\S]*?(?:<\/style|$))`],
    reason: 'Linear, but too long to prove: what begins always matches, at the latest up to the end of the text.',
  },
  {
    file: 'lib/format/text.ts',
    patterns: [String.raw`[\s,;:–—-]+$`],
    reason: 'The text is cut to the length of an excerpt before, and each of these characters counts.',
  },
  {
    file: 'lib/forms/rules.ts',
    patterns: [
      String.raw`^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$`,
    ],
    reason:
      'Linear, but no look-ahead can be proved: each part is tried from the beginning once, and @ and dots part the rest.',
  },
  {
    file: 'server/clean-request.ts',
    patterns: [String.raw`^[^?]*(\.|%2E)rsc(?=$|\?)`],
    reason: 'Linear, but no look-ahead can be proved; toServedUrl lets pass at most 4,000 characters.',
  },
  {
    file: 'server/log-request.ts',
    patterns: ['[^/]*(@|%40)[^/]*'],
    reason: 'The path is cut to 500 characters before.',
  },
  { file: 'lib/uploads/pdf-entries.ts', patterns: ['TOKEN'], reason: CONSTANTS },
  { file: 'lib/env.ts', patterns: [String.raw`\/+$`], reason: 'Reads settings, which the operator writes.' },
  {
    file: 'components/sections/Legal/Legal.tsx',
    patterns: [String.raw`([\w.+-]+@[\w-]+(?:\.[\w-]+)+)`],
    reason: 'Reads the sentences of lib/content.',
  },
]
