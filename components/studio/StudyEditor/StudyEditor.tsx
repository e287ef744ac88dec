'use client'

import { DocumentEditor } from '../PostEditor/DocumentEditor'
import { studyKind } from './study-kind'

/** The editor of the case study in the address. */
export const StudyEditor = () => <DocumentEditor kind={studyKind} />
