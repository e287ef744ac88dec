/** The sentence of /llms.txt for programs that read the site. */
export const llms = {
  explanation:
    'Each address below is a page of this site as Markdown. Without “.md” it is the page for people. The forms work only there, and a person should send them.',
}
