import { TEXT_LIMITS } from '../limits.ts'

const MAX_SKILLS = 50

/** Parses skills separated by commas or line breaks: trimmed, without empty or repeated ones (ignoring case). */
export function toSkills(text: string): string[] {
  const skills = new Map<string, string>()
  for (const part of text.split(/[,;\n]/)) {
    const skill = part.trim().replace(/\s+/g, ' ').slice(0, TEXT_LIMITS.name)
    if (skill && !skills.has(skill.toLowerCase())) skills.set(skill.toLowerCase(), skill)
  }
  return [...skills.values()].slice(0, MAX_SKILLS)
}

/** Writes skills as the text that `toSkills` reads back. */
export const toSkillsText = (skills: readonly string[]) => skills.join(', ')
