'use client'

import { PieceEditor } from '../PieceEditor/PieceEditor'
import { studyKind } from './study-kind'

/** The editor of the case study in the address. */
export const StudyEditor = () => <PieceEditor kind={studyKind} />
