/** Sections for two things at once: 'Informática e idiomas', 'Estudios y cursos', 'Competencias y certificaciones', and skills right below the summary. */
export const mixedSections: Record<string, string> = {
  'rodrigo-echecopar': `
# RODRIGO ECHECOPAR DÁVILA
Av. Sáenz Peña 410, {place:Barranco} | {phone:+51 997 330 651} | {email:rodrigo.echecopar@correoejemplo.com}

{sum:Economista del tercio superior con experiencia en banca de inversión y consultoría. Interés en finanzas corporativas y valorización de empresas.}

## experience | EXPERIENCIA PROFESIONAL
{job}**{c:PUQUIO CAPITAL ANDINO}** >> {d:Feb. 2023 – Presente|2023-02|now}
{p:Analista de Finanzas Corporativas}
- Valorización de ocho empresas por flujo de caja descontado y múltiplos.
{job}**{c:CONSULTORA MACRO & MESO}** >> {d:Ene. 2021 – Ene. 2023|2021-01|2023-01}
{p:Asistente de Investigación}
- Proyecciones de demanda eléctrica para el norte del país.

## education | FORMACIÓN ACADÉMICA
{study}**{i:UNIVERSIDAD DEL PACÍFICO}** >> {d:2016 – 2020|2016|2020}
{g:Bachiller en <Economía>}. Tercio superior
{study}**{i:UNIVERSITÉ DE LILLE}** >> {d:2019|2019}
{g:Intercambio estudiantil}

## skills+languages | INFORMÁTICA E IDIOMAS
{s:Excel} (avanzado), {s:Stata} (avanzado), {s:Python} (intermedio), {s:Bloomberg} (intermedio), {s:EViews} (básico)
{n:Inglés} ({v:avanzado|advanced}), {n:francés} ({v:intermedio|intermediate}), {n:portugués} ({v:básico|basic})

## interests | ACTIVIDADES E INTERESES
Tabla, ajedrez, equipo de debate de la universidad (2017 – 2019)
`,

  'gladys-tineo': `
# Gladys Tineo Cerrón
{title:Técnica en Enfermería}
{phone:964 118 036}
{place:Chilca, Huancayo}

## education+certifications | Estudios y cursos
{study}{g:Técnica en <Enfermería>}, {i:IESTP Santiago Antúnez de Mayolo}, {d:2015 - 2017|2015|2017}
{study}{g:Secundaria completa}, {i:I.E. Politécnico Túpac Amaru}, {d:2013|2013}
Curso: {x:Inyectables y venoclisis}, 2018
Curso: {x:Atención prehospitalaria}, 2020
Taller: {x:Cuidado del adulto mayor}, EsSalud, 2022

## experience | Trabajos y prácticas
{job}{p:Técnica de enfermería}, {c:Casa de Reposo Años Dorados}, {d:2020 - actualidad|2020|now}
{job}{p:Técnica de tópico}, {c:Posta Médica Auquimarca}, {d:2018 - 2020|2018|2020}
{job}{p:Practicante}, {c:Hospital Regional Docente Clínico Quirúrgico Daniel Alcides Carrión}, {d:2017|2017}

## skills+languages | Conocimientos, habilidades e idiomas
- {s:Signos vitales}
- {s:Curaciones}
- {s:Baño en cama y cambios posturales}
- {s:Word} básico
- {s:Paciencia y cariño con los abuelitos}
- {n:Quechua}: {v:lo hablo bien|advanced}
`,

  'alvaro-del-solar': `
# Álvaro del Solar Pflucker
{title:Arquitecto}, CAP 99 412
{email:alvaro@delsolar-ejemplo.pe} – {phone:(01) 555 0231 / 998 440 017} – {place:Miraflores}

## summary | Perfil
{sum:Arquitecto de vivienda y oficinas, con doce años entre el tablero y la obra.}

## skills | Especialidades y programas
Especialidades: {s:vivienda multifamiliar} – {s:interiorismo corporativo} – {s:expediente municipal}
Programas: {s:Revit} (5/5), {s:AutoCAD} (5/5), {s:SketchUp} (4/5), {s:Lumion} (3/5), {s:Photoshop} (2/5)

## experience | Obra y trayectoria
{job}{d:2017 – hoy|2017|now}   {p:Socio fundador}, {c:Del Solar Pflucker Arquitectos}
   Edificio Los Faiques (2021), casa en Asia (2019), oficinas Kuna Pay (2023)
{job}{d:2013 – 2017|2013|2017}   {p:Jefe de proyectos}, {c:Inmobiliaria Costa Brava Sur S.A.}
   Cuatro edificios en Barranco y Chorrillos
{job}{d:2011 – 2013|2011|2013}   {p:Dibujante}, {c:Estudio Barnechea y Ballón}

## education+awards | Formación y distinciones
{study}{d:2005 – 2011|2005|2011}   {g:Título de <Arquitecto>}, {i:Universidad Ricardo Palma}
{study}{d:2015|2015}   {g:Diplomado en <Gestión de Proyectos Inmobiliarios>}, {i:Universidad ESAN}
Mención honrosa, Bienal de Arquitectura 2018

## languages | Lenguas
{n:Inglés} {v:fluido|advanced}, {n:alemán} {v:básico|basic}
`,

  'mirella-cacha': `
# MIRELLA CACHA LEÓN
{title:Asistente de Recursos Humanos y Planillas}
{place:Huaraz} // {phone:943 661 208} // {email:mirella.cacha@correoejemplo.com}

## experience | EXPERIENCIA Y LOGROS
{job}{c:CONSTRUCTORA ALPAMAYO NORTE S.A.C.}
{p:ASISTENTE DE PLANILLAS} ({d:JULIO 2021 - ACTUALIDAD|2021-07|now})
Planilla de construcción civil de 260 obreros. Logro: cero multas de SUNAFIL desde 2022.
{job}{c:COLEGIO PARTICULAR SEÑOR DE LA SOLEDAD}
{p:SECRETARIA Y PLANILLERA} ({d:MARZO 2018 - JUNIO 2021|2018-03|2021-06})

## education | FORMACIÓN
{study}{g:BACHILLER EN <ADMINISTRACIÓN>} ({d:2012 - 2017|2012|2017})
{i:UNIVERSIDAD NACIONAL SANTIAGO ANTÚNEZ DE MAYOLO}

## certifications+skills | CURSOS Y PROGRAMAS
Cursos:
- {x:PLANILLAS Y BENEFICIOS SOCIALES}, 2020
- {x:REGIMEN DE CONSTRUCCION CIVIL}, 2022
Programas:
- {s:PLAME} Y {s:T-REGISTRO}
- {s:STARSOFT PLANILLAS}
- {s:EXCEL} (AVANZADO)

## skills | APTITUDES Y VALORES
{s:ORDEN}, {s:RESERVA}, {s:PUNTUALIDAD}, {s:DON DE GENTES}

## references | REFERENCIAS LABORALES Y PERSONALES
ARQ. JORGE VALVERDE, GERENTE, CONSTRUCTORA ALPAMAYO NORTE, 943 000 552
`,
}
