#include "server/net/net.h"
#include "server/store/store.h"
