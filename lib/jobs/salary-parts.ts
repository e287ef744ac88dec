import { cleanAnswer } from '../forms/clean-answer.ts'
import { formatSalary, PAY_UNITS, type Salary } from './job-facts.ts'

/** The salary in the parts that the form asks for: figures, or words instead. */
type SalaryParts = {
  salaryMin: string
  salaryMax: string
  salaryCurrency: string
  /** One of PAY_UNITS. */
  salaryUnit: string
  salaryWords: string
}

/** Returns a typed figure in plain digits, without commas and spaces. */
export const readFigure = (figure: string) => cleanAnswer('tel', figure).replace(/[,\s]/g, '')

/** Returns whether the form has figures, which take precedence over words. */
export const hasFigures = ({ salaryMin, salaryMax }: SalaryParts) => Boolean(salaryMin || salaryMax)

/** Returns the range of the figures; a single one is both ends. */
export const toRange = ({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: SalaryParts): Salary => ({
  currency: salaryCurrency.toUpperCase(),
  min: Number(salaryMin || salaryMax),
  max: Number(salaryMax || salaryMin),
  unit: PAY_UNITS.find((unit) => unit === salaryUnit) ?? 'MONTH',
})

export const toSalaryText = (parts: SalaryParts): string =>
  hasFigures(parts) ? formatSalary(toRange(parts)) : parts.salaryWords
