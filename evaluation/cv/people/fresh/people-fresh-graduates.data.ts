/** Young professionals on the page that their universities' job boards recommend. */
export const youngProfessionals: Record<string, string> = {
  'camila-rios-delgado': `
# CAMILA FERNANDA RÍOS DELGADO
{place:San Miguel, Lima} | {phone:986 331 704} | {email:camila.riosd@correo.example} | {linkedin:linkedin.com/in/camilariosdelgado}

{sum:Bachiller en Administración y Marketing, décimo superior, con dos años de experiencia en trade marketing y comercio electrónico. Busco un puesto de analista en una empresa de consumo masivo.}

## education | EDUCACIÓN
{study}**{i:Universidad Peruana de Ciencias Aplicadas}** >> Lima
{g:Bachiller en <Administración y Marketing>} >> {d:Mar. 2019 – Dic. 2023|2019-03|2023-12}
- Promedio ponderado de 17.1. Beca a la excelencia 2021 y 2022.
{study}**{i:Universidad de Sevilla}** >> Sevilla, España
{g:Programa de intercambio} >> {d:Ago. 2022 – Dic. 2022|2022-08|2022-12}

## experience | EXPERIENCIA PROFESIONAL
{job}**{c:Cosmética Nativa S.A.C.}** >> {l:Lima}
{p:Asistente de Trade Marketing} >> {d:Ene. 2024 – Actualidad|2024-01|now}
- Coordiné la exhibición de 18 productos en 64 tiendas de cuatro cadenas.
- Aumenté 23% la venta por punto de venta con un nuevo plan de degustaciones.
- Elaboro el reporte semanal de quiebres de stock en Power BI.
{job}**{c:Mercado Cercano}** >> {l:Lima}
{p:Practicante de E-commerce} >> {d:Ene. 2023 – Dic. 2023|2023-01|2023-12}
- Cargué 1,200 fichas de producto y reduje los errores de precio a menos de 1%.
- Apoyé en dos campañas de Cyber Wow.
{job}**{c:Panadería y Pastelería Delgado}** >> {l:Lima}
{p:Administradora (negocio familiar)} >> {d:Ene. 2020 – Feb. 2021|2020-01|2021-02}
- Llevé las compras, la caja y los pedidos por WhatsApp durante la pandemia.

## - | ACTIVIDADES EXTRACURRICULARES
Voluntaria de la Teletón UPC, 2021 y 2022
Delegada de facultad, 2020

## skills+languages | HABILIDADES E IDIOMAS
**Software:** {s:Excel} (avanzado), {s:Power BI} (intermedio), {s:VTEX}, {s:Canva}
**Idiomas:** {n:Inglés} ({v:avanzado|advanced}), {n:Francés} ({v:básico|basic})

## certifications | CERTIFICACIONES
{x:Google Analytics} – Google >> 2023
{x:Gestión de categorías} – Universidad de Lima >> 2024
`,

  'rodrigo-cardenas-apaza': `
# Rodrigo Sebastián Cárdenas Apaza
{title:Ingeniero Mecatrónico}
{place:Cerro Colorado, Arequipa} – {phone:+51 914 208 556} – {email:rcardenas@mecatronica.example}

## experience | EXPERIENCIA
{job}**{p:Ingeniero de Automatización Junior}** >> {d:Marzo 2024 – Actualidad|2024-03|now}
{c:Control y Procesos del Sur E.I.R.L.} >> {l:Arequipa}
- Programación de PLC y pantallas HMI en tres líneas de envasado de lácteos.
- Puesta en marcha de un sistema SCADA para el riego de 400 hectáreas en Majes.
{job}**{p:Practicante Profesional de Mantenimiento}** >> {d:Febrero 2023 – Enero 2024|2023-02|2024-01}
{c:Cementos Chachani S.A.} >> {l:Yura, Arequipa}
- Análisis de vibraciones en ventiladores y molinos.
- Actualicé 85 planos eléctricos en AutoCAD Electrical.
{job}**{p:Asistente de Laboratorio}** >> {d:Abril 2021 – Diciembre 2022|2021-04|2022-12}
{c:Universidad Tecnológica del Perú} >> {l:Arequipa}
- Preparación de prácticas de robótica e instrumentación para 120 alumnos.

## education | EDUCACIÓN
{study}**{g:Ingeniería Mecatrónica}** >> {d:2018 – 2023|2018|2023}
{i:Universidad Tecnológica del Perú} >> Arequipa
{study}**{g:Técnico en <Electrotecnia Industrial>}** >> {d:2015 – 2017|2015|2017}
{i:TECSUP} >> Arequipa

## - | PROYECTOS
**Brazo clasificador de quinua (2022).** Visión por computador en Python y servomotores; finalista de la feria de la UTP.

## certifications | CURSOS Y CERTIFICADOS
- {x:TIA Portal nivel II}, TECSUP, 2023
- {x:Robótica colaborativa}, Universal Robots Academy, 2022
- {x:SOLIDWORKS Associate (CSWA)}, 2021

## skills | HABILIDADES TÉCNICAS
Programación: {s:Python}, {s:C++}, {s:Ladder}
Programas: {s:TIA Portal}, {s:AutoCAD Electrical}, {s:SolidWorks}, {s:Ignition SCADA}

## languages | IDIOMAS
{n:Inglés}: {v:B2|intermediate}
{n:Alemán}: {v:A1|basic}
`,

  'lourdes-tapara': `
# Lourdes Inés Tapara Huillca
{email:lourdes.tapara@antropologia.example}  •  {phone:974 812 330}  •  {place:Santiago, Cusco}

## summary | PERFIL
{sum:Antropóloga cusqueña con siete años en proyectos de desarrollo rural, consulta previa y relaciones comunitarias. Facilito talleres en quechua y castellano.}

## experience | EXPERIENCIA LABORAL
{job}**{c:ONG Allpa Kamasqa}**, {l:Cusco} >> {d:2022 – presente|2022|now}
{p:Coordinadora de Proyecto}
- Proyecto de seguridad hídrica en 14 comunidades de Canas y Espinar, con fondos de la cooperación suiza (USD 480,000).
- Manejo de un equipo de seis personas y reporte trimestral al donante.
{job}**{c:Ministerio de Cultura}**, {l:Lima y Cusco} >> {d:2019 – 2022|2019|2022}
{p:Especialista en Consulta Previa}
- Acompañamiento de tres procesos de consulta en el corredor minero.
{job}**{c:Programa Nacional de Asistencia Solidaria Pensión 65}**, {l:Quispicanchi} >> {d:2017 – 2018|2017|2018}
{p:Promotora de Campo}
- Visitas domiciliarias a 900 adultos mayores.

## education | FORMACIÓN ACADÉMICA
{study}{i:Pontificia Universidad Católica del Perú} >> {d:2020 – 2021|2020|2021}
{g:Maestría en <Desarrollo Humano> (egresada)}
{study}{i:Universidad Nacional de San Antonio Abad del Cusco} >> {d:2017|2017}
{g:Licenciada en <Antropología>}
{study}{i:Universidad Nacional de San Antonio Abad del Cusco} >> {d:2011 – 2015|2011|2015}
{g:Bachiller en <Antropología>}

## publications | PUBLICACIONES
- “Agua que camina: memoria y riego en Canas”. Revista Andina de Estudios, núm. 12, 2021.

## skills | COMPETENCIAS
- {s:Marco lógico}
- {s:Facilitación de talleres}
- {s:Gestión de conflictos}
- {s:NVivo}
- {s:QGIS}
- {s:Excel} intermedio

## languages | IDIOMAS
- {n:Quechua} – {v:lengua materna|native}
- {n:Castellano} – {v:lengua materna|native}
- {n:Inglés} – {v:intermedio|intermediate}

## certifications | CURSOS
- {x:Gestión de proyectos con enfoque de género}, CEPAL, 2023
- {x:Mediación intercultural}, Ministerio de Cultura, 2019
`,

  'bruno-valdivieso': `
# BRUNO VALDIVIESO SEMINARIO
{place:Miraflores, Lima, Peru} | {phone:+51 998 402 117} | {email:bruno.valdivieso@finance.example} | {linkedin:linkedin.com/in/brunovaldivieso}

## education | EDUCATION
{study}**{i:Universidad del Pacífico}** >> Lima, Peru
{g:Bachelor of Science in <Finance>} >> {d:Mar 2016 – Jul 2021|2016-03|2021-07}
- Top fifth of the class. Exchange semester at ESSEC Business School (France), 2019.

## experience | WORK EXPERIENCE
{job}**{c:Inversiones Huascarán SAB}** >> {l:Lima, Peru}
{p:Investment Analyst} >> {d:Aug 2023 – Present|2023-08|now}
- Cover five mining and energy companies listed in Lima and Toronto.
- Built valuation models (DCF, multiples) used in two bond issues for USD 120 million.
{job}**{c:Ernst Consultores}** >> {l:Lima, Peru}
{p:Transaction Services Associate} >> {d:Sep 2021 – Jul 2023|2021-09|2023-07}
- Financial due diligence in nine deals across retail, health and agribusiness.
- Trained six interns.
{job}**{c:Banco Andino de Comercio}** >> {l:Lima, Peru}
{p:Corporate Banking Intern} >> {d:Jan 2021 – Aug 2021|2021-01|2021-08}
- Prepared credit memos for clients with sales above USD 20 million.
{job}**{c:Aula Abierta Perú}** >> {l:Piura, Peru}
{p:Volunteer Math Teacher} >> {d:Jan 2020 – Mar 2020|2020-01|2020-03}

## certifications | CERTIFICATIONS
{x:CFA Level II Candidate} >> 2025
{x:Bloomberg Market Concepts} >> 2021

## skills | SKILLS
{s:Financial modeling}, {s:Valuation}, {s:Excel} (advanced), {s:VBA}, {s:Capital IQ}, {s:Python} (basic)

## languages | LANGUAGES
{n:Spanish} ({v:native|native}), {n:English} ({v:C1|advanced}), {n:French} ({v:B1|intermediate})

## interests | INTERESTS
Surfing, Peruvian history, chess
`,
}
