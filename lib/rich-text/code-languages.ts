/** The languages of code, by the names that posts store. code-blocks.ts colours them. */
export const CODE_LANGUAGES: Record<string, string> = {
  bash: 'Bash',
  csharp: 'C#',
  css: 'CSS',
  // Drawn, not coloured: see docs/art.md.
  diagram: 'Diagram',
  diff: 'Diff',
  dockerfile: 'Dockerfile',
  go: 'Go',
  java: 'Java',
  javascript: 'JavaScript',
  json: 'JSON',
  kotlin: 'Kotlin',
  php: 'PHP',
  python: 'Python',
  rust: 'Rust',
  scss: 'SCSS',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
  xml: 'HTML, XML',
  yaml: 'YAML',
}
