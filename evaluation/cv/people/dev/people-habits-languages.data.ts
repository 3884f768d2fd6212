/** Two languages in one CV: headings in one and contents in the other, both in a heading, titles in English inside Spanish sentences. */
export const twoLanguages: Record<string, string> = {
  'stefano-noriega': `
# Stefano Noriega Villalta
{title:Data Engineer | Analytics & BI}
{place:Jesús María, Lima} · {phone:+51 987 004 263} · {email:stefano.noriega@correoejemplo.io} · {linkedin:linkedin.com/in/stefano-noriega-v}

## summary | RESUMEN
{sum:Data Engineer with 7 years building pipelines for retail and banking. Comfortable with stakeholders in Spanish and English, remote or on-site.}

## experience | EXPERIENCIA LABORAL
{job}**{p:Senior Data Engineer}** >> {d:Abr 2022 – Actualidad|2022-04|now}
{c:Banco Pachacútec} – {l:Lima}
- Designed a lakehouse on Azure Databricks serving 40 analysts.
- Cut nightly batch from 6 h to 55 min.
{job}**{p:BI Developer}** >> {d:Ago 2019 – Mar 2022|2019-08|2022-03}
{c:Retail Andes Group} – {l:Lima}
- Owned the sales data mart and 25 Power BI dashboards.
{job}**{p:Trainee, Data & Analytics}** >> {d:Feb 2018 – Jul 2019|2018-02|2019-07}
{c:Retail Andes Group} – {l:Lima}
- Automated weekly reports with Python.

## education | EDUCACIÓN
{study}**{g:B.Sc. in <Computer Engineering>}** >> {d:2013 – 2018|2013|2018}
{i:Universidad Nacional de Ingeniería}
{study}**{g:Postgraduate Diploma in <Big Data>}** >> {d:2021|2021}
{i:UTEC Posgrado}

## skills | HABILIDADES
Cloud: {s:Azure Data Factory}, {s:Databricks}, {s:AWS Glue} – avanzado
Languages: {s:Python}, {s:SQL}, {s:Scala} – intermedio
Soft skills: {s:stakeholder management}, {s:mentoring}

## certifications | CERTIFICACIONES
{x:Azure Data Engineer Associate (DP-203)} – Microsoft – Jun 2023
{x:SnowPro Core} – Snowflake – 2024

## languages | IDIOMAS
{n:Spanish} ({v:native|native}), {n:English} ({v:C1|advanced})
`,

  'macarena-ojeda': `
# MACARENA OJEDA FARFÁN
{title:Asistente de Gerencia Bilingüe}
{phone:994 118 305} / {email:macarena.ojeda@correoejemplo.com} / {place:San Borja, Lima}

## summary | PROFILE
{sum:Secretaria ejecutiva bilingüe con doce años de experiencia en apoyo a gerencias generales y directorios, en empresas mineras y en una embajada.}

## experience | WORK EXPERIENCE
{job}**{p:Asistente de Gerencia General}**
{c:Minera Sol de Huarmey S.A.} | {l:Lima} | {d:marzo de 2018 - presente|2018-03|now}
- Agenda, viajes y actas de directorio en inglés y castellano.
- Presupuesto de la gerencia: S/ 1,2 millones al año.
{job}**{p:Secretaria bilingüe}**
{c:Embajada de Nueva Zembla} | {l:San Isidro} | {d:julio de 2013 - febrero de 2018|2013-07|2018-02}
- Trámites consulares, traducciones y protocolo.
{job}**{p:Recepcionista}**
{c:Clínica Dental Sonrisas del Sur} | {l:Lima} | {d:2011 - 2013|2011|2013}

## education | EDUCATION
{study}{g:Secretariado Ejecutivo Bilingüe}, {i:Instituto Superior Columbia Andina}, {d:2008 - 2010|2008|2010}
{study}{g:Bachiller en <Administración>}, {i:Universidad de Lima}, {d:2014 - 2019|2014|2019}

## skills | SKILLS
{s:Microsoft Office} (avanzado); {s:SAP Concur} (intermedio); {s:redacción comercial}; {s:organización de eventos}; {s:Zoom} y {s:Teams}

## languages | LANGUAGES
{n:Inglés}: {v:avanzado|advanced} (TOEIC 940)
{n:Francés}: {v:básico|basic}

## references | REFERENCES
A solicitud
`,

  'ignacio-salaverry': `
# Ignacio Salaverry Kuroiwa
{title:Export Manager / Jefe de Exportaciones}
{email:ignacio.salaverry@correoejemplo.com} | {phone:+51 969 730 114} | {place:Piura, Perú}

## summary | PROFILE / PERFIL
{sum:Ten years exporting fresh fruit to Europe and Asia. Diez años exportando fruta fresca a Europa y Asia.}

## experience | EXPERIENCE / EXPERIENCIA
{job}{d:Jan 2020 – Present|2020-01|now}
**{p:Export Manager}**, {c:Frutas del Chira S.A.C.}, {l:Sullana}
Responsable de 640 contenedores de mango y banano por campaña. Key accounts in Rotterdam and Seoul.
{job}{d:Mar 2016 – Dic 2019|2016-03|2019-12}
**{p:Ejecutivo de Comercio Exterior}**, {c:Agrokuroiwa Trading E.I.R.L.}, {l:Paita}
Documentación, Incoterms y coordinación con navieras.
{job}{d:Ene 2015 – Feb 2016|2015-01|2016-02}
**{p:Trade Intern}**, {c:Cámara de Comercio de Piura}

## education | EDUCATION / EDUCACIÓN
{study}{g:Licenciado en <Negocios Internacionales>} – {i:Universidad de Piura} – {d:2010 – 2014|2010|2014}
{study}{g:Master in <Agribusiness>} – {i:Universidad ESAN} – {d:2018 – 2019|2018|2019}

## skills | SKILLS / HABILIDADES
{s:Incoterms 2020} · {s:Negotiation} · {s:Letras de crédito} · {s:GlobalG.A.P.} · {s:SAP Business One} · {s:Liderazgo}

## languages | LANGUAGES / IDIOMAS
{n:Español}: {v:native|native}
{n:Inglés}: {v:fluent|advanced}
{n:Japonés}: {v:JLPT N4|basic}

## certifications | COURSES / CURSOS
{x:HACCP Principles}, Bureau Andino de Calidad, 2021
{x:Operador Económico Autorizado}, SUNAT, 2022
`,

  'lizbeth-orihuela': `
# Lizbeth Orihuela Baldeón
{title:HR Business Partner}
{place:Huancayo} | {phone:964 883 170} | {email:lizbeth.orihuela@correoejemplo.com}

## summary | Sobre mí
{sum:HRBP con experiencia en shared services y retail. Me apasionan el people analytics, el employer branding y el onboarding bien hecho.}

## experience | Experiencia
{job}{p:HR Business Partner} en {c:Multitiendas Wanka}
{d:2021 – to date|2021|now}
- Partner de cuatro gerencias, headcount de 380.
- Lideré el rollout de la encuesta de engagement (e-NPS de 12 a 34).
{job}{p:Talent Acquisition Specialist} en {c:Shared Services Mantaro S.A.C.}
{d:2018 – 2021|2018|2021}
- Full cycle recruiting de perfiles IT; time to fill de 45 a 28 días.
{job}{p:Trainee de Recursos Humanos} en {c:Caja Huancayo}
{d:2017|2017}
- Apoyo en onboarding y file de personal.

## education | Educación
{study}{g:Bachiller en <Psicología>} – {i:Universidad Continental}
{d:2012 – 2016|2012|2016}
{study}{g:Certificate in <People Analytics>} – {i:HR Lab Latam} (online)
{d:2022|2022}

## skills | Skills
Technical
{s:Workday}, nivel intermedio
{s:Power BI}, nivel básico
{s:Excel}, nivel avanzado
Soft
{s:Coaching}
{s:Storytelling}
{s:Trabajo en equipo}

## languages | Languages
{n:Español} – {v:Native|native}
{n:Inglés} – {v:Upper intermediate|intermediate}
{n:Quechua wanka} – {v:Basic|basic}

## interests | Hobbies
Trail running, book clubs, cocina
`,
}
