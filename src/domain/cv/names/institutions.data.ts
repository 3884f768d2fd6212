/**
 * Peruvian universities, institutes and schools that people name by letters as often as by words: 'ACRONYM: name | other name', folded.
 * A name that is listed here is known by its own letters only: 'UNC' is Cajamarca, never another whose words begin alike.
 */
export const institutionLines = `
pucp: pontificia universidad catolica del peru | universidad catolica del peru | la catolica | catolica del peru
unmsm: universidad nacional mayor de san marcos | universidad de san marcos | universidad mayor de san marcos | san marcos
uni: universidad nacional de ingenieria
unalm: universidad nacional agraria la molina | universidad agraria la molina | la molina
unfv: universidad nacional federico villarreal | universidad federico villarreal | universidad villarreal
unac: universidad nacional del callao
unc: universidad nacional de cajamarca
une: universidad nacional de educacion enrique guzman y valle | universidad nacional de educacion | universidad enrique guzman y valle | la cantuta
untels: universidad nacional tecnologica de lima sur
unsa: universidad nacional de san agustin de arequipa | universidad nacional de san agustin | universidad san agustin
unsaac: universidad nacional de san antonio abad del cusco | universidad san antonio abad del cusco | universidad nacional san antonio abad del cusco
unt: universidad nacional de trujillo
unp: universidad nacional de piura
unprg: universidad nacional pedro ruiz gallo | universidad pedro ruiz gallo
uncp: universidad nacional del centro del peru
unap: universidad nacional de la amazonia peruana
unjbg: universidad nacional jorge basadre grohmann
unica: universidad nacional san luis gonzaga de ica | universidad nacional san luis gonzaga
unsch: universidad nacional de san cristobal de huamanga | universidad de huamanga
unheval: universidad nacional hermilio valdizan
unjfsc: universidad nacional jose faustino sanchez carrion
unasam: universidad nacional santiago antunez de mayolo
upch: universidad peruana cayetano heredia | universidad cayetano heredia | cayetano heredia
upc: universidad peruana de ciencias aplicadas
up: universidad del pacifico
ul: universidad de lima
usmp: universidad de san martin de porres | universidad san martin de porres
upn: universidad privada del norte
ucv: universidad cesar vallejo
utp: universidad tecnologica del peru
urp: universidad ricardo palma
usil: universidad san ignacio de loyola
upao: universidad privada antenor orrego
udep: universidad de piura
ucsm: universidad catolica de santa maria
ucsp: universidad catolica san pablo
usat: universidad catolica santo toribio de mogrovejo
uss: universidad senor de sipan
uap: universidad alas peruanas
uigv: universidad inca garcilaso de la vega | universidad garcilaso de la vega
ucsur: universidad cientifica del sur
utec: universidad de ingenieria y tecnologia
uladech: universidad catolica los angeles de chimbote
unife: universidad femenina del sagrado corazon
upeu: universidad peruana union
upla: universidad peruana los andes
uac: universidad andina del cusco
upt: universidad privada de tacna
wiener: universidad norbert wiener | universidad privada norbert wiener
uch: universidad de ciencias y humanidades
esan: universidad esan | esan graduate school of business | escuela de administracion de negocios para graduados
senati: servicio nacional de adiestramiento en trabajo industrial
sencico: servicio nacional de capacitacion para la industria de la construccion
tecsup: instituto tecsup | instituto de educacion superior tecsup
cibertec: instituto cibertec | instituto superior cibertec
isil: instituto san ignacio de loyola | instituto superior san ignacio de loyola
idat: instituto idat | instituto superior tecnologico idat
ipae: instituto peruano de administracion de empresas | zegel ipae | instituto zegel ipae | zegel
cenfotur: centro de formacion en turismo
icpna: instituto cultural peruano norteamericano
britanico: asociacion cultural peruano britanica | el britanico
certus: instituto certus
tls: toulouse lautrec | instituto toulouse lautrec
bcp: banco de credito del peru | banco de credito
sunat: superintendencia nacional de aduanas y de administracion tributaria | superintendencia nacional de administracion tributaria
reniec: registro nacional de identificacion y estado civil
essalud: seguro social de salud del peru | seguro social de salud
minsa: ministerio de salud
minedu: ministerio de educacion
mef: ministerio de economia y finanzas
`
