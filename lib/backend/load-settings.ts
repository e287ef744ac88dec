import type { Company } from '../../content/company-type.ts'
import { setFacts } from '../current-facts.ts'
import type { Database } from '../db/database.ts'
import { readSetting } from '../db/settings.ts'
import { LIST_NAMES, type Lists } from '../listing/lists.ts'
import { COMPANY_SETTING, type CompanyFacts, toChangedCompany } from './company-settings.ts'
import { readList } from './list-settings.ts'

/** Loads the company's facts and the lists that were saved in the Studio into this process. Pages rendered afterwards show them. */
export async function loadSettings(db: Database): Promise<void> {
  const { value } = await readSetting(db, COMPANY_SETTING)
  const company = toChangedCompany((value ?? {}) as Partial<CompanyFacts>)
  const lists: Partial<Lists> = {}
  for (const name of LIST_NAMES) {
    const { saved } = await readList(db, name)
    if (saved) lists[name] = saved
  }
  setFacts<Company & { lists: Lists }>({ ...company, lists })
}
