/**
 * Words that the stemmer takes for one, though they mean different things: each line is such a group. The index has each of them also by
 * itself, and a search for one asks for that. Folded, singular; 'auditor' stands for 'auditora' too. Found by comparing the stems of the
 * words of real ads, and judged by hand.
 */
export const CONFUSED_WORDS = `
acta acto
animador animado
ambiente ambiental
artista articulo
auditor auditorio auditoria
banano bano
bolsa bolso
bordador bordado borda bordo
boleto boleta
cabina cabino
calle call callo
caldera caldero
camara cama camaron camarero
capa cap capital
capacitador capacitacion
cargo carga cargador
carne carnet
carta carto
casa caso
cera cero
cobre cobro
codigo code
comunicador comunidad comun comunicacion
conducta conducto
consultor consultorio consultoria
contador contado contar
copa copo
corte corto corta
correo correa
cosa coso cosedor
costo costa
cuadro cuadra cuadre
cuarto cuarta
cuba cubo
cuenta cuento
cuidador cuidado
cura curo cure
derecho derecha
desarrollador desarrollo
digitador digital digitar
director directo directorio direccion
disco disc
educador educativo educacion
efectivo efecto
empleo empleado empleador
entrenador entrenamiento
escala escalera
evaluador evaluacion
fondo fonda
formador formacion formato formal
fruta fruto
gasto gasta
gasa gas
general genero generador generacion generar
gestor gestion gesto gestante
grado grada
hora horno
horario horaria
hilo hila
instalador instalacion
interno internado interna
investigador investigacion
junta junto
largo larga
letra letrado
libro libre libra
llano llanta
lomo loma
manga mango
manto manta
marca marco
masa mas
mayor mayorista
media medio
mesa mes
meta metro
mina mini minimo minuto minuta
moda modo modista
modelo modelista modelador
molde moldura
monitor monitoreo
monte monto monta
negocio negociacion negociador
notaria notario nota
nutricion nutria
obra obrero
operador operacion opera operativo
orden ordeno ordenador ordenanza ordenado
organizador organizado organizacion
orientador orientado orientacion
palma palmo
palo pala
panadero panaderia
papa papel
parto parte partida partir parti
pasta pasto
pastor pastoreo
pata pato
pesa peso pesado
pera pero
pila pilo piloto
pina pino
piso pisa
plata plato
plaza plazo
planta plan plano
planificador planificacion
pollo pollada
pozo poza
practicante practica practico
presa preso
prensa prense
presentador presentacion presente
productor producto productividad produccion
programador programa programacion
promotor promocion
proyectista proyecto proyector
publicista publicidad publico publicacion
puerto puerta
puesto puesta
punto punta puntual
queja queso
ramo rama
rata rato
rayo raya
realizador realizar
receta receto
redactor redaccion
registrador registro
relacionista relacion relacionado
residente residencia residuo
resto resta restaurante restaurador
rodillo rodilla
rosa roso
rueda ruedo
saco sac saca
sal sala salida salado
salon salona
seda sede
seguro seguridad
segundo segunda
sena senal
serie serio
sol solo solar solido
suelo suela
sueldo suelda
suma sumo
talla taller
tarea tareo
tela tele
techo tech
terno terna
tienda tiendo
tierra tierno
tinta tinte
toma tomo
tono tona
torno torna
tramo trama
trato trata
tutor tutorial tutoria
vaca vacuna
vela velo
venta viento ventaja
vida vidrio
visa viso visita visto
vino vina
via viaje vial
zapato zapata zapatero
`

/**
 * Terms of work whose words say something else apart, or are stop words ('sin experiencia'). Each is found as a whole: the name of its mark,
 * and how it is written, folded.
 */
export const WORK_TERMS: Readonly<Record<string, string>> = {
  remoto: `remoto | remota | home office | homeoffice | teletrabajo | trabajo remoto | trabajo desde casa | trabajar desde casa | desde casa | desde tu casa
    | desde mi casa | desde su casa | trabajo en casa | trabajo a distancia`,
  mediotiempo: `part time | part-time | parttime | medio tiempo | tiempo parcial | media jornada | jornada parcial | por horas | trabajo por horas`,
  tiempocompleto: 'full time | full-time | fulltime | tiempo completo | jornada completa',
  sinexperiencia: `sin experiencia | sin experiencia previa | no se requiere experiencia | no requiere experiencia | no necesitas experiencia | no se necesita experiencia
    | no es necesario experiencia | no es necesaria experiencia | primer empleo | primer trabajo | con o sin experiencia`,
  findesemana: 'fin de semana | fines de semana | sabados y domingos',
  turnonoche: `turno noche | turno de noche | turnos de noche | turno nocturno | turnos nocturnos | horario nocturno | de noche | por la noche | por las noches
    | turno amanecida | turno madrugada`,
  turnotarde: 'turno tarde | turno de tarde | turno de la tarde | por la tarde | por las tardes',
  turnomanana:
    'turno manana | turno de manana | turno de la manana | por la manana | por las mananas | turno dia | turno de dia | turno diurno',
  camaadentro: 'cama adentro | con cama adentro | puertas adentro',
  camaafuera: 'cama afuera | puertas afuera',
}
