import { light, onPrimary } from '../content/colours.ts'

/** The profile's style sheet: A4 pages, sizes in millimetres and points. */
export const profileStyle = `
@page { size: A4; margin: 0 }
* { box-sizing: border-box; margin: 0; padding: 0 }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { font: 400 9.6pt/1.5 'Source Serif 4', serif; color: ${light.ink}; background: ${light.ground} }
.page { position: relative; width: 210mm; height: 297mm; overflow: hidden; break-after: page; padding: 22mm 20mm 20mm; background: ${light.ground} }
.page:last-child { break-after: auto }
.art { position: absolute; display: block }
.art svg { display: block; width: 100%; height: 100% }
h1, h2, h3, .kicker, .figure, dt, .index b, .folio { font-family: 'Anek Latin', sans-serif }
h2 { font-weight: 800; font-size: 40pt; line-height: 1; letter-spacing: -.015em; margin-bottom: 5mm; text-wrap: balance }
h3 { text-wrap: balance; font-weight: 700; font-size: 14pt; line-height: 1.15; margin-bottom: 1.4mm }
.lead { font-size: 13pt; line-height: 1.42; max-width: 130mm; text-wrap: balance }
p { text-wrap: pretty }
.kicker { font-weight: 600; font-size: 10.5pt; color: ${light.accent}; margin-bottom: 2.5mm }
.folio { position: absolute; bottom: 9mm; left: 20mm; font-weight: 500; font-size: 8.5pt; color: ${light['ink-soft']} }
.seam { display: block; width: 100%; height: .8mm; margin: 5mm 0 }
ul, ol { list-style: none }

.cover { padding: 0 }
.cover .art { inset: 0 }
.label { position: absolute; left: 20mm; bottom: 24mm; width: 128mm; padding: 15mm 14mm 13mm; background: ${light.ground} }
.label .edge { position: absolute; inset: 3mm; width: calc(100% - 6mm); height: calc(100% - 6mm); overflow: visible }
.label h1 { font-weight: 800; font-size: 68pt; line-height: .86; letter-spacing: -.02em; color: ${light.primary}; margin: 4mm 0 5mm -.6mm }
.label p { font-size: 15pt; line-height: 1.3 }
.label .mark { display: block; width: 19mm; height: 19mm; margin: -2mm 0 7mm -1mm }

.who { padding-right: 48mm }
.who .lead { font-size: 15pt }
.columns { columns: 2; column-gap: 8mm; margin: 7mm 0 0; font-size: 10.6pt }
.columns p { margin-bottom: 2.5mm; orphans: 2; widows: 2 }
.mission { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
.mission p { font-size: 12pt; line-height: 1.42 }
.who .seam { margin: 9mm 0 }
.four { display: grid; grid-template-columns: repeat(4, auto); justify-content: space-between; gap: 5mm; position: absolute; left: 20mm; right: 48mm; bottom: 24mm }
.four .figure { font-weight: 800; font-size: 36pt; line-height: 1; color: ${light.primary}; font-variant-numeric: tabular-nums }
.four p { font-size: 9pt; line-height: 1.35; max-width: 31mm }

.sum { background: ${light.accent}; color: ${light.ground}; padding-right: 96mm }
.sum .kicker, .sum .folio { color: ${light.ground} }
.sum h2 { font-size: 44pt; margin-bottom: 4mm }
.sum .stack { position: absolute; left: 20mm; bottom: 26mm; right: 96mm; display: grid; gap: 8.5mm }
.sum .figure { font-weight: 800; font-size: 66pt; line-height: .88; letter-spacing: -.025em; font-variant-numeric: tabular-nums }
.sum .figure small { display: block; font-size: 15pt; letter-spacing: 0; line-height: 1.2; margin-top: 2.4mm }
.sum .stack p { max-width: 74mm }

.services { padding: 17mm 16mm 20mm 20mm }
.services h2 { margin-bottom: 3mm }
.services .lead { margin-bottom: 4mm }
.group { display: grid; grid-template-columns: 64mm 1fr; gap: 8mm; padding: 3.6mm 0 0; break-inside: avoid }
.group .head { position: relative; padding-left: 15mm }
.group .head .art { left: 0; top: -.6mm; width: 12mm; height: 12mm }
.group .head p { font-size: 9.5pt; line-height: 1.38 }
.group h3 { font-size: 13pt }
.index { columns: 2; column-gap: 5mm; font-size: 9.5pt; line-height: 1.32 }
.index li { break-inside: avoid; margin-bottom: 1.8mm }
.index b { display: block; font-weight: 700; font-size: 10.5pt; line-height: 1.2; color: ${light.primary} }
.services .seam { margin: 2.4mm 0 0 }

.industries { padding-top: 98mm }
.industries .art { left: 0; top: 0; width: 210mm; height: 88mm }
.industries .opening { display: grid; grid-template-columns: 70mm 1fr; gap: 8mm; align-items: end; margin-bottom: 5mm }
.industries h2 { margin: 0 }
.sector { display: grid; grid-template-columns: 62mm 1fr; gap: 1.9mm 8mm; padding: 0 0 2.7mm; align-items: baseline }
.sector h3 { font-size: 12pt; margin: 0 }
.sector .seam { grid-column: 1 / -1; margin: 0 }
.sector p { font-size: 9pt; line-height: 1.36 }

.how { padding-left: 98mm; padding-right: 18mm }
.how .art { left: 0; top: 0; width: 81.3mm; height: 297mm }
.how h2 { font-size: 36pt }
.how li { margin-bottom: 5.2mm }
.how p { font-size: 11pt; line-height: 1.45 }
.how h3 { font-size: 16pt }
.how .seam { margin: 7mm 0 }
.how .second { font-weight: 800; font-size: 20pt; margin: 7mm 0 4mm }
.how .reasons { columns: 2; column-gap: 6mm }
.how .reasons li { break-inside: avoid; margin-bottom: 4.4mm }
.how .reasons h3 { font-size: 12.5pt }
.how .reasons p { font-size: 9.6pt; line-height: 1.42 }

.work { padding-top: 19mm }
.work h2 { margin-bottom: 3.5mm }
.work .case { display: grid; grid-template-columns: 58mm 1fr; gap: 9mm; margin-top: 7mm }
.work .case .art { position: static; width: 58mm; height: 82mm }
.work .case h3 { font-size: 20pt; font-weight: 800; line-height: 1.08; margin-bottom: 2mm }
.work .facts { font-size: 8.8pt; color: ${light['ink-soft']}; margin-bottom: 2.6mm }
.work .text { font-size: 10.4pt; line-height: 1.45 }
.work .seam { margin: 7mm 0 0 }
.work .results { display: grid; grid-template-columns: repeat(4, 1fr); gap: 5mm; margin-top: 4.5mm }
.work dt { font-weight: 800; font-size: 22pt; line-height: 1; letter-spacing: -.01em; color: ${light.primary} }
.work dd { font-size: 8.6pt; line-height: 1.32; margin-top: 1.2mm }
.work blockquote { font-size: 10.8pt; line-height: 1.42; margin-top: 4.5mm }
blockquote footer { font-size: 8.6pt; color: ${light['ink-soft']}; margin-top: 1.4mm }

.people h2 { font-size: 52pt }
.problems { background: ${light.primary}; color: ${light.ground} }
.problems ol { display: grid; grid-template-columns: 1fr 1fr; gap: 10mm 10mm; margin-top: 11mm }
.problems li { display: grid; grid-template-columns: 14mm 1fr; gap: 3mm }
.problems .figure { font-weight: 800; font-size: 27pt; line-height: .95; color: ${light.mark} }
.problems li p { font-size: 11pt; line-height: 1.42; margin-bottom: 1.4mm }
.problems b { font-family: 'Anek Latin'; font-weight: 600; color: ${onPrimary.mark} }
.problems blockquote { position: absolute; left: 20mm; right: 20mm; bottom: 24mm; padding: 0; margin: 0; font-size: 15pt; line-height: 1.4 }
.problems blockquote p { max-width: 150mm }
.problems footer, .problems .folio { color: ${onPrimary.soft} }
.problems footer { font-size: 10pt; margin-top: 2.5mm }

.people .person { display: grid; grid-template-columns: 58mm 1fr; gap: 10mm; margin-top: 11mm; align-items: start; font-size: 10.6pt }
.people .person .art { position: static; width: 58mm; height: 58mm; border-radius: 50%; overflow: hidden }
.people h3 { font-size: 22pt; font-weight: 800; margin: 0 }
.people .role { font-family: 'Anek Latin'; font-weight: 600; font-size: 10.5pt; color: ${light.accent}; margin-bottom: 2mm }

.contact { padding-top: 156mm }
.contact .art { left: 0; top: 0; width: 210mm; height: 140mm }
.inquiries { position: absolute; left: 20mm; right: 20mm; bottom: 22mm }
.inquiries ul { display: grid; grid-template-columns: repeat(4, 1fr); gap: 6mm }
.inquiries h3 { margin: 0 }
.inquiries p { font-size: 8.8pt; line-height: 1.4 }
.inquiries p b { color: ${light['ink-soft']}; font-weight: 400 }
.contact .grid { display: grid; grid-template-columns: 84mm 1fr; gap: 12mm }
.contact h2 { font-size: 40pt }
.contact dl { display: grid; grid-template-columns: 26mm 1fr; gap: 1.8mm 4mm; font-size: 10pt }
.contact dt { font-weight: 700; color: ${light.primary} }
.contact a { color: inherit; text-decoration: none }
`
