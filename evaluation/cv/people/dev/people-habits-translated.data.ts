/** English by speakers of Spanish: false friends, headings translated word by word, Spanish months and names inside. */
export const translatedWords: Record<string, string> = {
  'jorge-malpica': `
# Jorge Malpica Ruidías
{title:Systems Engineer}
{place:Trujillo - Perú} | {phone:+51 949 772 013} | {email:jorge.malpica@correoejemplo.com}

## contact | Personal Data
Civil state: single. Birth date: 12/08/1993. Nationality: peruvian.

## summary | Presentation
{sum:I am a systems engineer with 8 years of experience in the support and administration of servers. I consider myself a proactive person, with facility to work in team and under pressure.}

## experience | Laboral Experience
{job}**{c:Agroindustrial Chao Verde S.A.}**
Charge: {p:Chief of Support and Networks}
Period: {d:From march 2020 to the actuality|2020-03|now}
Functions: administration of 14 servers, help desk of 300 users, coordination with providers.
{job}**{c:Universidad Privada del Moche}**
Charge: {p:Assistant of Systems}
Period: {d:From january 2017 to february 2020|2017-01|2020-02}
Functions: support in laboratories, inventory of equipments.
{job}**{c:Cabinas Net Point}**
Charge: {p:Attention to the client}
Period: {d:Year 2015|2015}

## education | Formation
{study}{g:Engineer of Systems}, {i:Universidad Nacional de Trujillo}, {d:2011 - 2016|2011|2016}
{study}{g:Technical English}, {i:Centro de Idiomas UNT}, {d:2018|2018}

## skills | Knowledges
{s:Windows Server} (Advanced level); {s:Linux} (Medium level); {s:VMware} (Medium level); {s:Cisco CCNA commands} (Basic level)

## skills | Aptitudes
{s:Responsibility}, {s:honesty}, {s:team work}

## languages | Idioms
{n:Spanish}: {v:Native|native}
{n:English}: {v:Medium|intermediate}

## references | Labor References
Ing. Rosa Ulloa, Chief of IT, 949 000 318
`,

  'daysi-olazabal': `
# DAYSI OLAZÁBAL PUMA
{title:BILINGUAL TOUR LEADER & TRAVEL DESIGNER}
{email:daysi.olazabal@correoejemplo.com} · {phone:+51 984 660 217} · {place:Cusco, Peru}

## summary | ABOUT ME
{sum:Licensed guide with 11 years leading groups in Machu Picchu, the Inca Trail and Puno. Passionate for the andean culture and for the good service.}

## experience | PROFESSIONAL TRAJECTORY
{job}**{p:Travel Designer} – {c:Apu Journeys}** >> {d:Abr 2022 – Actually|2022-04|now}
- Design of tailor-made trips for travelers of USA and UK.
- Quotations, hotels and trains: 40 files per month.
{job}**{p:Tour Leader} – {c:Wayki Expediciones E.I.R.L.}** >> {d:Ene 2015 – Mar 2020|2015-01|2020-03}
- 4 days Inca Trail, groups until 16 passengers.
{job}**{p:Transfer Assistant} – {c:Transportes Turísticos Salkantay}** >> {d:2013 – 2014|2013|2014}

## education | STUDIES
{study}**{g:Professional Title in <Tourism>}** >> {d:2008 – 2013|2008|2013}
{i:Universidad Nacional de San Antonio Abad del Cusco}
{study}**{g:Official Tour Guide}** >> {d:2012 – 2014|2012|2014}
{i:Instituto Superior Khipu del Sur}

## certifications | COURSES
{x:Wilderness First Aid}, 2019, 2023
{x:Official Guide Carnet N° 0914}

## languages | LANGUAGES
{n:English} – {v:Fluent|advanced}; {n:Quechua} – {v:Mother tongue|native}; {n:Italian} – {v:Basic|basic}

## skills | ABILITIES
{s:Amadeus}, {s:Group handling}, {s:Storytelling}, {s:Conflict resolution}, {s:Excel}
`,

  'marco-antonio-tello': `
# Marco Antonio Tello Bardalez
{place:Tarapoto, San Martín, Perú}
{email:marco.tello.b@correoejemplo.com}
{phone:+51 942 003 887}

## summary | Professional Objective
{sum:To get a position as Agricultural Engineer in an international company of cocoa or palm, where I can contribute with my knowledge and continue growing.}

## experience | Experience
{job}{d:08/2021 – to date|2021-08|now}: {p:Field Coordinator} in {c:Cacao Fino del Huallaga S.A.C.}, {l:Juanjuí}
In charge of 6 technicians and 420 small producers. Rainforest Alliance audit 2023 approved without observations.
{job}{d:02/2018 – 07/2021|2018-02|2021-07}: {p:Extension Agent} in {c:Alianza Cacao y Vida (ONG)}, {l:Tocache}
Farmer field schools, pruning and grafting.
{job}{d:03/2017 – 12/2017|2017-03|2017-12}: {p:Pre-professional Practices} in {c:Instituto de Cultivos Tropicales del Mayo}

## education | Academic Formation
{study}{d:2012 – 2017|2012|2017}: {g:Bachelor in <Agronomy>}, {i:Universidad Nacional de San Martín}
{study}{d:2023 – in course|2023|now}: {g:Master in <Agribusiness>}, {i:Universidad Nacional Agraria La Molina}

## skills | Competences
• {s:Cocoa grafting}   • {s:Certification standards}   • {s:QGIS mapping}   • {s:Leadership}

## languages | Languages
{n:Spanish} ({v:maternal|native}), {n:English} ({v:upper-intermediate|intermediate}, B2 in course)

## certifications | Complementary Studies
{x:Internal Auditor of organic norms}, 2020
{x:Driver license A-I and B-IIb}
`,

  'ursula-kanashiro': `
# Úrsula Kanashiro Higa
{title:Senior Accountant – US GAAP / IFRS}
{place:Lima, Peru (GMT-5)} | {email:ursula.kanashiro@correoejemplo.com} | {phone:+51 991 556 004} | {linkedin:linkedin.com/in/ursulakanashiro}

## summary | Summary
{sum:Peruvian CPA with 9 years in shared service centers. Month-end close for entities in Peru, Chile and Colombia; remote since 2020.}

## experience | Work History
{job}**{p:Senior Accountant (R2R)}**, {c:Global Ledger Services Perú S.R.L.} >> {d:09/2020 – Current|2020-09|now}
- Month-end close in 4 working days; SOX controls.
{job}**{p:Contadora}**, {c:Importaciones Nikkei S.A.C.} >> {d:01/2017 – 08/2020|2017-01|2020-08}
- Local books, PDT and PLE filings, first IFRS adoption in 2018.
{job}**{p:Asistente contable}**, {c:Estudio Higa & Asociados} >> {d:06/2015 – 12/2016|2015-06|2016-12}

## education | Education
{study}**{g:Título de <Contadora Pública>}**, {i:Pontificia Universidad Católica del Perú} >> {d:2010 – 2015|2010|2015}
{study}**{g:MBA}** (in progress), {i:Universidad ESAN} >> {d:2022 – present|2022|now}

## skills | Technical Skills
ERP: {s:SAP S/4HANA}, {s:Oracle NetSuite}
Reporting: {s:BlackLine}, {s:Power Query}, {s:HFM}
Standards: {s:IFRS}, {s:US GAAP}, {s:SOX}

## languages | Languages
{n:Spanish}: {v:Native|native} · {n:English}: {v:Advanced (C1)|advanced} · {n:Japanese}: {v:N4|basic}
`,
}
