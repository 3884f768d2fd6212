/** Long descriptions: sentences that name other companies, posts, places and years, and a line on what the company does. */
export const wordyDescriptions: Record<string, string> = {
  'augusto-zumaeta': `
# Augusto Zumaeta Rivadeneira
{title:Gerente de Operaciones}
{place:Surco, Lima} | {phone:+51 994 100 762} | {email:augusto.zumaeta@correoejemplo.com} | {linkedin:linkedin.com/in/augustozumaeta}

## summary | RESUMEN EJECUTIVO
{sum:Ejecutivo con más de 20 años en manufactura y distribución. Entre 2004 y 2012 fui Jefe de Planta y Superintendente en dos empresas del sector plástico; desde 2016 dirijo operaciones en Perú y Bolivia.}

## experience | EXPERIENCIA PROFESIONAL

{job}**{c:Envases Flexibles Rímac S.A.}** >> {d:2016 – Actualidad|2016|now}
Empresa del Grupo Larrea, fundada en 1987, líder en empaques para alimentos, con plantas en Lurín, Trujillo y Santa Cruz (Bolivia). 640 trabajadores.
**{p:Gerente de Operaciones}**
- En 2017 integré la planta de Trujillo, comprada a Polímeros del Norte S.A.C. en diciembre de 2016, con 130 trabajadores.
- Entre marzo de 2019 y agosto de 2020 reemplacé al Gerente General, en coordinación con el Directorio.
- Elevé el OEE de 61 % (2016) a 79 % (2023) y reduje la merma de 7,2 % a 3,9 %.
- Reportan a mí el Jefe de Planta, el Jefe de Mantenimiento, la Jefa de Calidad y el Supervisor de Almacenes.
- Proyecto Santa Cruz 2021 – 2022: instalación de dos líneas de extrusión por USD 4,6 millones.

{job}**{c:Tubonorte Andina S.A.C.}** >> {d:2008 – 2012|2008|2012}
Fabricante de tuberías de PVC y HDPE para minería y agricultura, parte de Industrias Copaiba desde 2010.
**{p:Superintendente de Producción}**
- Como líder del comité de seguridad (2009 – 2011) bajé los accidentes de 14 a 2 por año.
- Clientes: Minera Cerro Tambillo, Sedapal, Gobierno Regional de Ica.

{job}**{c:Plásticos San Gabán S.R.L.}** >> {d:2004 – 2008|2004|2008}
Empresa familiar de inyección, 80 trabajadores, Ate.
**{p:Jefe de Planta}**
- Ingresé como Asistente de Producción y a los ocho meses fui nombrado Jefe de Planta.

De 2012 a 2016 me dediqué a un emprendimiento propio de reciclaje en Huachipa, que vendí a mis socios.

## education | EDUCACIÓN
{study}**{i:Universidad del Pacífico}** >> {d:2013 – 2014|2013|2014}
{g:MBA}. Tesis sobre la cadena del plástico reciclado en Lima entre 2000 y 2012.
{study}**{i:Universidad Nacional de Ingeniería}** >> {d:1998 – 2003|1998|2003}
{g:Ingeniería Química}

## skills | COMPETENCIAS
{s:Lean Manufacturing}, {s:TPM}, {s:S&OP}, {s:SAP PP}, {s:gestión de proyectos}, {s:negociación sindical}

## languages | IDIOMAS
{n:Inglés}, {v:avanzado|advanced}
{n:Portugués}, {v:intermedio|intermediate}

## interests | INTERESES
Ciclismo de montaña; bombero voluntario entre 2005 y 2007
`,

  'dina-ccahuana': `
# DINA CCAHUANA ESCALANTE
{title:TRABAJADORA SOCIAL}
{place:Abancay, Apurímac}
{phone:983 557 140}
{email:dina.ccahuana@correoejemplo.pe}

## experience | EXPERIENCIA LABORAL

{job}{d:2020 – a la fecha|2020|now}
{c:MUNICIPALIDAD PROVINCIAL DE ABANCAY}
{p:Responsable de la OMAPED}
Como Responsable de la Oficina Municipal de Atención a la Persona con Discapacidad he empadronado a 1 130 personas de los distritos de Tamburco, Curahuasi y Pichirhua, he firmado convenios con CONADIS (2021), con el Hospital Guillermo Díaz de la Vega (2022) y con la Universidad Tecnológica de los Andes (2023), y he sido miembro de la comisión de presupuesto participativo 2022 y 2023. También reemplacé a la Subgerente de Programas Sociales durante sus vacaciones de febrero de 2024.

{job}{d:2016 – 2019|2016|2019}
{c:PROGRAMA NACIONAL CUNA MÁS}
{p:Acompañante técnica}
Visité cada mes a 22 facilitadoras de Cotarusi, Caraybamba y Toraya, capacité a las madres guía junto con el Centro de Salud Chalhuanca y elaboré los informes trimestrales para la Unidad Territorial Apurímac. En 2018 fui elegida Acompañante Técnica del año, premio que entregó la Coordinadora Territorial el 15 de diciembre de 2018.

{job}{d:2014 – 2015|2014|2015}
{c:ONG SEMBRANDO APURÍMAC}
{p:Promotora social}
Trabajé en el proyecto Mujeres que Siembran, financiado por la cooperación belga de 2012 a 2015 en ocho comunidades de Grau y Antabamba, al lado de la Jefa de Proyecto y de dos ingenieros agrónomos.

## education | FORMACIÓN ACADÉMICA

{study}{d:2008 – 2013|2008|2013}
{i:UNIVERSIDAD NACIONAL DE SAN ANTONIO ABAD DEL CUSCO}
{g:Licenciada en <Trabajo Social>}
Tesis: Redes de apoyo de adultos mayores en Abancay, 2010 – 2012.

{study}{d:2019|2019}
{i:PONTIFICIA UNIVERSIDAD CATÓLICA DEL PERÚ}
{g:Diplomatura en <Gerencia Social>}

## skills | HABILIDADES
{s:Visitas domiciliarias}. {s:Informes sociales}. {s:SISFOH}. {s:Trabajo con comunidades}. {s:Empatía}.

## languages | IDIOMAS
{n:Quechua}: {v:lengua materna|native}. {n:Inglés}: {v:básico|basic}.
`,

  'ramiro-belaochaga': `
# Ramiro Belaochaga Tirado
{title:Sous chef / Chef ejecutivo}
{phone:922 661 004} – {email:chef.belaochaga@correoejemplo.com} – {place:Cusco}

## summary | Mi historia
{sum:Empecé lavando platos en 2006 en una cevichería de Huanchaco y en 2019 llegué a dirigir una cocina de 26 personas. He cocinado en Trujillo, Lima, Barcelona y el Valle Sagrado.}

## experience | Dónde cociné

{job}**{p:Chef ejecutivo}, {c:Hotel Hacienda Yucay Real}** ({l:Urubamba}), {d:julio 2021 – presente|2021-07|now}
Hotel cinco estrellas de 68 habitaciones que pertenece a la cadena española Mirasol desde 2015.
Abrí el restaurante Qochayoq (mayo de 2022), con menú de nueve tiempos; antes de mí la carta era de Gonzalo Prieto, hoy chef del Hotel Mirasol Lima. Formé a dos sous chefs, una de ellas ganadora del concurso Cocinero Joven 2023.

{job}**{p:Sous chef}, {c:Restaurante La Madrina}** ({l:Barranco}), {d:enero 2018 – marzo 2020|2018-01|2020-03}
Puesto 38 de la lista latinoamericana en 2019. Reemplacé al chef durante su gira de octubre y noviembre de 2018 en México.

{job}**{p:Jefe de partida}, {c:Can Bofill}** ({l:Barcelona, España}), {d:2015 – 2017|2015|2017}
Una temporada en pescados y otra en salsas, después de un stage de tres meses (2015) en el mismo restaurante.

{job}**{p:Cocinero}, {c:Club Social Los Virreyes de Trujillo}**, {d:2009 – 2014|2009|2014}
Banquetes de hasta 600 personas, entre ellos la Marinera 2011, 2012 y 2013.

{job}**{p:Lavaplatos y ayudante}, {c:Cevichería La Totora de Huanchaco}**, {d:2006 – 2008|2006|2008}

## education | Dónde aprendí
{study}{g:Cocina Profesional}, {i:Instituto Gastronómico Caballito de Totora}, {d:2007 – 2009|2007|2009}
{study}{g:Máster en <Técnicas de Vanguardia>}, {i:Escuela Fogons del Mar}, Barcelona, {d:2016|2016}

## skills | Lo mío
{s:Costeo de carta}, {s:cocina andina contemporánea}, {s:fermentos}, {s:HACCP}, {s:formación de equipos}

## awards | Premios
Mejor chef joven de La Libertad, 2012
`,

  'jackeline-huerto': `
# Jackeline Huerto Sobrado
{title:Ejecutiva de Banca Pyme}
{place:Tingo María, Huánuco}
{phone:962 338 470 / 962 551 206}
{email:jackeline.huerto@correoejemplo.com}

## summary | Perfil
{sum:Asesora de negocios con cartera propia desde 2015. En 2023 cerré el año con 412 clientes, mora de 2,1 % y el segundo lugar nacional.}

## experience | Experiencia

{job}{p:Ejecutiva de Banca Pyme} – {c:Financiera Pampa Andina} – {l:Tingo María}
{d:Octubre 2019 - Actualidad|2019-10|now}
(Financiera con 98 agencias, antes Edpyme Progreso, que absorbió a Caja Rural Los Bosques en 2021)
Funciones:
Evaluar y visitar a comerciantes de los mercados de Tingo María, Aucayacu y Tocache
Recuperar la cartera castigada que dejó el anterior ejecutivo en 2018 y 2019
Capacitar a tres Asesores Junior cada año
Logros:
1er puesto regional, I trimestre 2022
Ascenso a Ejecutiva Senior previsto para 2026

{job}{p:Asesora de negocios} – {c:Caja Municipal del Mantaro} – {l:Huánuco}
{d:Enero 2015 - Setiembre 2019|2015-01|2019-09}
(Entidad municipal, 55 años en el mercado)
Funciones:
Promoción de créditos en Huánuco, Ambo y San Rafael
Apoyo como Administradora encargada de la Agencia Ambo de junio a agosto de 2018
Logros:
Crecimiento de S/ 1,1 a S/ 3,4 millones entre 2015 y 2018

{job}{p:Promotora de servicios} – {c:Banco de la Selva} – {l:Pucallpa}
{d:Marzo 2013 - Diciembre 2014|2013-03|2014-12}
Funciones:
Ventanilla y atención en plataforma

## education | Formación
{study}{g:Bachiller en <Economía>} – {i:Universidad Nacional Agraria de la Selva}
{d:2008 - 2012|2008|2012}
(Práctica de campo en la Cooperativa Cacao Monzón Alto, 2011)

## certifications | Cursos
{x:Evaluación de créditos agrícolas}, ASOMIF, 2017 (dictado en Lima)
{x:Prevención del lavado de activos}, SBS, todos los años desde 2015

## skills | Habilidades
- {s:Evaluación crediticia}
- {s:Análisis de estados financieros}
- {s:Cobranza}
- {s:Excel} intermedio
- {s:Trabajo por metas}
`,
}
