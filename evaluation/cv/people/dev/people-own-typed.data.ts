/** The classic 'Currículum Vitae' that people type for themselves, marked as `printing/written-cv.ts` and `layouts/dev/word-lines.ts` say. */
export const typedByThemselves: Record<string, string> = {
  'norma-huayhua': `
>< **__CURRÍCULUM VITAE__**

# {name:NORMA ELENA HUAYHUA CÁCERES}
>< {title:LICENCIADA EN ENFERMERÍA}

## contact | I. __DATOS PERSONALES__
Apellidos y nombres\t: Huayhua Cáceres, Norma Elena
Documento de identidad\t: DNI N° 40000000
Fecha de nacimiento\t: 14 de febrero de 1984
Estado civil\t: Casada
Domicilio\t: {place:Urb. Santa Elena Mz. C Lt. 12 – Ayacucho}
Teléfono celular\t: {phone:966 418 270}
Correo electrónico\t: {email:norma.huayhua.c@correoejemplo.com}
Colegiatura\t: {x:CEP N° 058821}

## education | II. __FORMACIÓN ACADÉMICA__
**ESTUDIOS SUPERIORES**
➢ {study}{g:Licenciada en <Enfermería>}
  {i:Universidad Nacional de San Cristóbal de Huamanga} – Facultad de Ciencias de la Salud. {d:Año 2008|2008}
➢ {study}{g:Segunda Especialidad en <Enfermería en Emergencias y Desastres>}
  {i:Universidad Nacional Mayor de San Marcos}. {d:2013 – 2015|2013|2015}
**ESTUDIOS SECUNDARIOS**
➢ {study}{i:I.E. Nuestra Señora de las Mercedes}, Ayacucho. {d:1996 – 2000|1996|2000}

## experience | III. __EXPERIENCIA LABORAL__
➢ **{job}{c:Hospital Regional de Ayacucho “Miguel Ángel Mariscal Llerena”}**
  Servicio de Emergencia – Trauma Shock
  Cargo: {p:Enfermera asistencial}
  Desde el {d:01 de junio de 2016 hasta la actualidad|2016-06|now}
    - Atención del paciente crítico en la unidad de trauma shock.
    - Triaje según prioridad y registro en el sistema SIGHO.
    - Coordinadora de la guardia nocturna durante la pandemia (2020 y 2021).
➢ **{job}{c:EsSalud – Red Asistencial Ayacucho, Hospital II Huamanga}**
  Servicio de Medicina y Cirugía
  Cargo: {p:Enfermera (contrato CAS)}
  Del {d:15 de marzo de 2012 al 31 de mayo de 2016|2012-03|2016-05}
    - Administración de tratamiento y valoración del paciente hospitalizado.
    - Llenado de kárdex, notas de enfermería y balance hídrico.
➢ **{job}{c:Centro de Salud San Juan Bautista – Red de Salud Huamanga}**
  Cargo: {p:Enfermera responsable de la Estrategia de Inmunizaciones}
  De {d:enero de 2010 a febrero de 2012|2010-01|2012-02}
➢ **{job}{c:Puesto de Salud Acocro}** (SERUMS)
  Cargo: {p:Enfermera serumista}
  De {d:octubre de 2008 a octubre de 2009|2008-10|2009-10}

## certifications | IV. __CURSOS Y CAPACITACIONES__
✓ {x:Soporte Vital Cardiovascular Avanzado (ACLS)}, Consejo Peruano de Reanimación, 2022. 20 horas.
✓ {x:Manejo de heridas y ostomías}, Colegio de Enfermeros del Perú – Consejo Regional VI, 2019. 120 horas.
✓ {x:Gestión de la calidad y seguridad del paciente}, EsSalud, 2014. 60 horas académicas.

## skills | V. __CONOCIMIENTOS DE INFORMÁTICA__
➢ {s:Microsoft Word} y {s:Excel} (nivel intermedio)
➢ {s:SIGHO}, {s:HIS-MINSA}

## languages | VI. __IDIOMAS__
➢ {n:Quechua} chanka: {v:avanzado|advanced}
➢ {n:Inglés}: {v:básico|basic}

## references | VII. __REFERENCIAS LABORALES__
➢ Mg. Edith Palomino Vega, Jefa del Departamento de Enfermería, Hospital Regional de Ayacucho. Cel. 966 000 412
➢ Lic. Rómulo Ochoa Prado, Supervisor de Enfermería, EsSalud Ayacucho. Cel. 966 000 518

Ayacucho, enero del 2025
`,

  'jhonatan-paico': `
# {name:JHONATAN ALEXIS PAICO SANTAMARÍA}
{place:Calle Los Laureles 245, José Leonardo Ortiz – Chiclayo}
Cel.: {phone:979 330 516}     E-mail: {email:jhonatanpaico_s@correoejemplo.com}
DNI: 70000000     Edad: 22 años

{sum:Estudiante del noveno ciclo de Administración de Empresas, ubicado en el quinto superior, con conocimientos de Office y facilidad para los números. Busco realizar mis prácticas pre profesionales en una empresa donde pueda aportar y aprender.}

## education | __ESTUDIOS__
**{study}{i:Universidad Nacional Pedro Ruiz Gallo}**>>{d:2020 – actualidad|2020|now}
{g:Administración de Empresas}, IX ciclo (quinto superior)
**{study}{i:I.E. San José}**>>{d:2014 – 2018|2014|2018}
{g:Educación secundaria}

## experience | __EXPERIENCIA__
**{job}{c:Distribuidora El Ferreñafano E.I.R.L.}**>>{d:Ene – Mar 2024|2024-01|2024-03}
{p:Practicante del área de ventas (campaña escolar)}
• Registro de pedidos en Excel y control de guías de remisión.
• Apoyo en el inventario de fin de campaña.
**{job}{c:Bodega de mis padres}**>>{d:2017 – 2022|2017|2022}
{p:Atención al cliente y caja}
• Compra de mercadería en el mercado Moshoqueque los fines de semana.
**{job}{c:INEI – Censo de ensayo}**>>{d:Agosto 2023|2023-08}
{p:Encuestador de campo}

## certifications | __CURSOS__
• {x:Excel intermedio} – CIIS UNPRG (2023)
• {x:Contabilidad básica para no contadores} – SENATI virtual (2022)
• {x:Inglés básico} – Centro de Idiomas UNPRG, niveles 1 al 6

## skills | __CONOCIMIENTOS__
{s:Excel}, {s:Word}, {s:PowerPoint}, {s:Power BI} (básico), {s:Canva}, {s:Concar} (nociones)

## skills | __FORTALEZAS__
{s:Puntual}, {s:proactivo}, {s:trabajo bajo presión}, {s:fácil adaptación}

## awards | __LOGROS__
• Segundo puesto en la feria de emprendimientos de la facultad, 2023, con el proyecto “Loche Snack”.

## references | __REFERENCIAS__
• Lic. Adm. Nelly Sandoval Roque, docente UNPRG, 979 000 118
• Sr. Hugo Effio, Distribuidora El Ferreñafano, 979 000 226
`,

  'percy-quenaya': `
>< **CURRICULUM VITAE**

# {name:PERCY RAÚL QUENAYA LAURA}
>< __{title:TÉCNICO EN MECÁNICA DE MAQUINARIA PESADA}__

## contact | DATOS PERSONALES
• NOMBRES Y APELLIDOS          : Percy Raúl Quenaya Laura
• D.N.I.                                              : 43000000
• FECHA DE NACIMIENTO             : 22-07-1986
• DIRECCION                                   : {place:Asoc. Villa Magisterial D-7, Cerro Colorado, Arequipa}
• CELULARES                                : {phone:958 112 734 – 939 208 655}
• CORREO                                    : {email:percyquenaya86@correoejemplo.com}
• BREVETE                                    : {x:A-II B}

## summary | RESUMEN
{sum:Técnico mecánico con 14 años de experiencia en mantenimiento preventivo y correctivo de equipos Caterpillar, Komatsu y Volvo en minería a tajo abierto y obras viales. Disponibilidad inmediata para trabajar en regímenes 14x7 y 20x10.}

## education | ESTUDIOS
- {study}{i:TECSUP Arequipa}: {g:Mantenimiento de Maquinaria Pesada} ({d:2006 – 2008|2006|2008}) Titulado.
- {study}{i:C.E. Independencia Americana}: {g:Secundaria completa} ({d:2003|2003})

## experience | EXPERIENCIA LABORAL

**{job}{c:CONSORCIO VIAL SUR ANDINO}** – Obra: Mejoramiento carretera Imata – Oscollo
CARGO: {p:MECÁNICO DE EQUIPO PESADO}
PERIODO: {d:ABRIL 2024 A LA FECHA|2024-04|now}
- Mantenimiento de 250, 500, 1000 y 2000 horas en cargadores 966H y excavadoras 336.
- Diagnóstico con Cat ET y SIS.

**{job}{c:MINERA CERRO PUCARA S.A.A.}**
CONTRATISTA: TRACTOMEC
CARGO: {p:TÉCNICO MECÁNICO II}
PERIODO: {d:SETIEMBRE 2022 – ENERO 2024|2022-09|2024-01}
- Cambio de componentes mayores en camiones 793D: motores, convertidores y mandos finales.
- Llenado de IPERC, ATS y PETAR.

**{job}{c:SERVICIOS TRACTOMEC S.R.L.}**
CARGO: {p:MECÁNICO DE PARADA DE PLANTA}
PERIODO: {d:AGOSTO 2022|2022-08}

**{job}{c:TERRACOM ANDES CONTRATISTAS S.A.C.}**
PROYECTO: QUEBRADA HONDA
CARGO: {p:MECÁNICO LÍNEA AMARILLA}
PERIODO: {d:FEBRERO 2020 – JUNIO 2022|2020-02|2022-06}
- Overhaul de tractores D8T y motoniveladoras 140M.
- Durante el 2021 reemplacé al supervisor de guardia por 3 meses.

**{job}{c:MAQUINARIAS Y ALQUILERES MOLLENDO E.I.R.L.}**
CARGO: {p:MECÁNICO – SOLDADOR}
PERIODO: {d:MARZO 2014 – DICIEMBRE 2019|2014-03|2019-12}

**{job}{c:TALLER “EL CHINO” QUENAYA}**
CARGO: {p:AYUDANTE DE MECÁNICA}
PERIODO: {d:2009 – 2013|2009|2013}

## certifications | CURSOS Y CERTIFICADOS
o {x:Sistemas hidráulicos de maquinaria pesada} – Ferreycap, 40 hrs (2018)
o {x:Operación segura de puente grúa y maniobras} – Cetemin (2021)
o {x:Trabajos en altura, espacios confinados y LOTO} – 2024
o {x:Cat ET nivel I} – 2017

## skills | HABILIDADES
o {s:Lectura de planos hidráulicos y eléctricos}
o {s:Soldadura SMAW}
o {s:Uso de Cat ET y SIS 2.0}
o {s:Interpretación de manuales de fabricante}
o {s:Trabajo en equipo}
`,

  'rosaura-vilcahuaman': `
>< **__HOJA DE VIDA__**

# {name:Rosaura Vilcahuamán Tello}
>< {title:Profesora de Educación Secundaria – Especialidad: Comunicación}

## contact | __DATOS GENERALES:__
  **Dirección:** {place:Jr. Arica 318, Jauja – Junín}
  **Teléfono:** {phone:(064) 36-0000 / 964 771 209}
  **E-mail:** {email:rosauravt@correoejemplo.com}
  **DNI:** 20000000
  **Código modular:** 1020000000

## education | __ESTUDIOS REALIZADOS:__
  o **Superior Universitaria:** {study}{i:Universidad Nacional del Centro del Perú}
     {g:Licenciada en <Pedagogía y Humanidades>}, especialidad Español y Literatura ({d:1998 – 2003|1998|2003})
  o **Maestría:** {study}{i:Universidad César Vallejo}
     {g:Maestría en <Administración de la Educación> (egresada)}, {d:2012|2012}
  o **Segunda especialidad:** {study}{i:Instituto Superior Pedagógico Privado Los Andes}
     {g:Segunda especialidad en <Tutoría y Orientación Educativa>} ({d:2016 - 2017|2016|2017})

## experience | __EXPERIENCIA DOCENTE:__
  o {job}{p:Profesora nombrada (II Escala Magisterial)}
     {c:I.E. “San José” de Jauja – UGEL Jauja}
     {d:2015 a la fecha|2015|now}
       - Docente de 3°, 4° y 5° de secundaria, 26 horas semanales.
       - Tutora del 5° B en los años 2018, 2019 y 2023.
       - Asesora del concurso “El Perú Lee”, etapa regional.
  o {job}{p:Profesora contratada}
     {c:I.E. Politécnico Túpac Amaru} – {l:Huancayo}
     {d:Marzo 2011 a diciembre 2014|2011-03|2014-12}
       - Área de Comunicación, jornada escolar completa.
  o {job}{p:Docente de Razonamiento Verbal}
     {c:Academia Preuniversitaria Ingeniería}
     {d:Ciclos verano 2009 y 2010|2009|2010}
  o {job}{p:Profesora por horas}
     {c:Colegio Parroquial Nuestra Señora de Cocharcas}, {l:Sapallanga}
     {d:Marzo 2005 – diciembre 2008|2005-03|2008-12}

## - | __CARGOS DESEMPEÑADOS:__
  o Coordinadora pedagógica de Letras, I.E. San José, 2021 y 2022.
  o Presidenta del comité de tutoría, 2017.

## certifications | __CAPACITACIÓN Y ACTUALIZACIÓN:__
  o {x:Evaluación formativa en el marco del CNEB}, PerúEduca, 2023 (60 h)
  o {x:Estrategias de comprensión lectora}, UGEL Jauja, 2019 (40 h)
  o {x:Herramientas digitales para la educación a distancia}, DRE Junín, 2020 (120 h)

## skills | __COMPUTACIÓN:__
  o {s:Word}, {s:PowerPoint} y {s:Google Classroom} a nivel usuario.

## awards | __MÉRITOS:__
  o Resolución Directoral N° 1875-2022-UGEL-J, felicitación por el Día del Logro.
  o Primer puesto en el concurso interno de proyectos de innovación, 2018.

Jauja, 15 de enero de 2025
`,
}
